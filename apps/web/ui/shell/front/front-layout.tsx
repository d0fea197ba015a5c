import { Link, Outlet } from '@tanstack/react-router'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { useParameters, useTitleOf } from '../../../platform/kit.ts'
import { phoneLink } from '../../vehicles/phone-link.ts'
import styles from './front-layout.module.css'
import type { ReactNode } from 'react'
import { Fade } from '../fade.tsx'
import { FrontBar } from './front-bar.tsx'

const FrontFooter = () => {
  const municipality = useParameters()?.municipality
  const titleOf = useTitleOf()
  if (municipality === undefined) return <footer className={styles.footer} />
  const { name, street, post_code, city, email, phone } = municipality
  return (
    <footer className={styles.footer}>
      <p className={styles.town}>{name}</p>
      {street !== '' && (
        <p>
          {street}, {post_code} {city}
        </p>
      )}
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone !== '' && (
        <p>
          <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
        </p>
      )}
      <p>
        <Link to="/pogoji-uporabe">{titleOf('/pogoji-uporabe')}</Link>
      </p>
      <p>
        <Link to="/izjava-o-dostopnosti">{titleOf('/izjava-o-dostopnosti')}</Link>
      </p>
      <p>
        <Link to="/kolofon">{titleOf('/kolofon')}</Link>
      </p>
    </footer>
  )
}

export const FrontLayout = ({ children }: { children?: ReactNode }) => (
  <div className={styles.layout}>
    <FrontBar />
    <main id="main" tabIndex={-1} className={styles.main}>
      <Fade>{children ?? <Outlet />}</Fade>
    </main>
    <FrontFooter />
  </div>
)
