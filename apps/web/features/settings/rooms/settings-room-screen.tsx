import { IconArrowLeft } from '@tabler/icons-react'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { t, textOf, useAskedField, useMay, useScreenTitle } from '../../../platform/kit.ts'
import { ButtonLink } from '../../../ui/kit.ts'
import { OwnAccount } from '../own-account.tsx'
import { HolidaysRoom } from './holidays-room.tsx'
import { type Room, rooms } from './rooms.ts'
import { roomTexts as texts } from './rooms-texts.ts'
import styles from './rooms.module.css'
import {
  AddressRoom,
  FeeRoom,
  ImportRoom,
  InvoiceRoom,
  LanguageRoom,
  MailRoom,
  MapRoom,
  MoneyRoom,
  NoticeRoom,
  PageRoom,
  PrivacyRoom,
  ProgramRoom,
  SignInRoom,
  TermRoom,
  TownRoom,
} from './town-rooms.tsx'

const contents: Record<string, ComponentType> = {
  obcina: TownRoom,
  zemljevid: MapRoom,
  jeziki: LanguageRoom,
  roki: TermRoom,
  prazniki: HolidaysRoom,
  takse: FeeRoom,
  placila: MoneyRoom,
  racuni: InvoiceRoom,
  'varstvo-podatkov': PrivacyRoom,
  besedila: PageRoom,
  obvestila: NoticeRoom,
  sporocila: MailRoom,
  prijava: SignInRoom,
  uvoz: ImportRoom,
  programi: ProgramRoom,
  naslovi: AddressRoom,
  'moj-racun': OwnAccount,
}

const Frame = ({ room, children }: { room: Room; children: ReactNode }) => {
  const { polje } = useSearch({ from: '/inside/nastavitve/$room' })
  const frame = useAskedField(textOf(polje))
  useScreenTitle(t(room.title))
  return (
    <div ref={frame}>
      <p className={styles.back}>
        <ButtonLink label={t(texts.all)} to="/nastavitve" look="plain" small icon={IconArrowLeft} />
      </p>
      {children}
    </div>
  )
}

/** One subject of the settings at its own address. A form with changes that are not saved asks before its room is left. */
export const SettingsRoomScreen = () => {
  const { room: path } = useParams({ from: '/inside/nastavitve/$room' })
  const may = useMay()
  const room = rooms.find((one) => one.path === path && (one.permission === undefined || may(one.permission)))
  const Content = contents[path]
  if (room === undefined || Content === undefined) return <Navigate to="/404" replace />
  return (
    <Frame room={room}>
      <Content />
    </Frame>
  )
}
