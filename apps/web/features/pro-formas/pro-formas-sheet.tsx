import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import {
  confirm,
  defineTexts,
  formatDay,
  formatMoney,
  printPaper,
  t,
  useAction,
  useLive,
  useMay,
  useOperation,
} from '../../platform/kit.ts'
import { createProForma, listApplicationProFormas, readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { proFormaStatusLabels, type ProForma, type ProFormaStatus } from '@dovolilnice/contract/pro-formas/pro-forma'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Button, IconButton, OperationView, Sheet, StatusBadge, type StatusTone } from '../../ui/kit.ts'
import styles from './pro-formas.module.css'

const texts = defineTexts({
  title: { sl: 'Predračun', en: 'Pro-forma' },
  none: {
    sl: 'Predračuna ni: občina ob odobritvi še ni imela vpisanega računa za plačila.',
    en: 'There is none: the municipality had not entered its account when the application was approved.',
  },
  about: { sl: '{amount} · rok {due} · {reference}', en: '{amount} · due {due} · {reference}' },
  open: { sl: 'Odpri predračun {number}', en: 'Open the pro-forma {number}' },
  make: { sl: 'Izdelaj predračun', en: 'Make a pro-forma' },
  remake: { sl: 'Izdelaj nov predračun', en: 'Make a new pro-forma' },
  remakeTitle: { sl: 'Izdelam nov predračun?', en: 'Make a new pro-forma?' },
  remakeText: {
    sl: 'Predračun {number} bo preklican, vlagatelj pa dobi novega po e-pošti, če ima naslov. Sklic ostane isti.',
    en: 'The pro-forma {number} is cancelled, and the applicant gets the new one by e-mail, if there is an address. The reference stays the same.',
  },
  made: { sl: 'Predračun je izdelan.', en: 'The pro-forma has been made.' },
})

const tones: Record<ProFormaStatus, StatusTone> = { issued: 'active', paid: 'good', cancelled: 'over', lapsed: 'over' }

const ProFormaLine = ({ proForma }: { proForma: ProForma }) => {
  const { id, number, status, total_cents: cents, due_on: due, reference, end_reason: reason } = proForma
  const amount = formatMoney(cents)
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>{number}</strong>
          <StatusBadge tone={tones[status]}>{t(proFormaStatusLabels[status])}</StatusBadge>
        </span>
        <span className={styles.soft}>
          {t(texts.about, { amount, due: formatDay(due), reference: formatReference(reference) })}
          {reason !== null && ` · ${reason}`}
        </span>
      </span>
      <IconButton
        quiet
        label={t(texts.open, { number })}
        icon={<IconFileTypePdf size={20} />}
        onClick={() => printPaper(readProFormaPdf, id)}
      />
    </li>
  )
}

/** Makes a pro-forma; where one waits it asks first, because that one is cancelled. */
const MakeButton = ({ applicationId, waiting }: { applicationId: string; waiting: ProForma | undefined }) => {
  const make = useAction(createProForma, { done: texts.made })
  const ask = async (): Promise<void> => {
    const text = waiting && t(texts.remakeText, { number: waiting.number })
    if (waiting === undefined || (await confirm({ title: texts.remakeTitle, text, action: texts.remake })))
      make.mutate({ params: { id: applicationId } })
  }
  return (
    <Button
      label={t(waiting === undefined ? texts.make : texts.remake)}
      look="plain"
      small
      busy={make.isPending}
      onClick={() => void ask()}
    />
  )
}

export const ProFormasSheet = ({ application: { id } }: { application: ApplicationDetails }) => {
  const may = useMay()
  const query = useOperation(listApplicationProFormas, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  return (
    <OperationView query={query}>
      {({ pro_formas: found, can_issue: canIssue }) =>
        (canIssue || found.length > 0) && (
          <Sheet
            title={t(texts.title)}
            actions={
              canIssue &&
              may('invoices:write') && <MakeButton applicationId={id} waiting={found.find(({ status }) => status === 'issued')} />
            }
          >
            {found.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
            <ul className="stack">
              {found.map((proForma) => (
                <ProFormaLine key={proForma.id} proForma={proForma} />
              ))}
            </ul>
          </Sheet>
        )
      }
    </OperationView>
  )
}
