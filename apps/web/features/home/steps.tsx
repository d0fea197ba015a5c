import type { ReactNode } from 'react'
import styles from './home.module.css'
import { t } from '../../platform/kit.ts'
import { texts } from './texts.ts'

const primary = 'var(--town-primary)'
const secondary = 'var(--town-secondary)'
const tertiary = 'var(--town-tertiary)'
const pale = 'var(--indigo-1)'

const paper = (
  <>
    <rect x="52" y="12" width="56" height="72" rx="4" fill="white" stroke={primary} strokeWidth="3" />
    <path d="M62 28h36M62 38h36M62 48h24" stroke={secondary} strokeWidth="3" strokeLinecap="round" />
  </>
)

const pictures: Record<'choose' | 'send' | 'review' | 'pay' | 'open', ReactNode> = {
  choose: (
    <>
      {[14, 40, 66].map((y, index) => (
        <g key={y}>
          <rect
            x="34"
            y={y}
            width="92"
            height="20"
            rx="4"
            fill="white"
            stroke={index === 1 ? primary : 'var(--line-strong)'}
            strokeWidth="3"
          />
          <circle
            cx="46"
            cy={y + 10}
            r="5"
            fill={index === 1 ? primary : 'white'}
            stroke={index === 1 ? primary : 'var(--line-strong)'}
            strokeWidth="2"
          />
          <path
            d={`M58 ${y + 10}h${index === 1 ? 54 : 40}`}
            stroke={index === 1 ? primary : 'var(--line-strong)'}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  ),
  send: (
    <>
      {paper}
      <circle cx="112" cy="72" r="17" fill={primary} />
      <path d="M112 81V64m-8 7 8-8 8 8" fill="none" stroke="white" strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  review: (
    <>
      {paper}
      <circle cx="104" cy="64" r="15" fill="white" stroke={primary} strokeWidth="4" />
      <path d="m115 75 12 12" stroke={primary} strokeWidth="6" strokeLinecap="round" />
      <path d="m97 64 5 5 9-10" fill="none" stroke={tertiary} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  pay: (
    <>
      <rect x="30" y="22" width="100" height="56" rx="5" fill="white" stroke={primary} strokeWidth="3" />
      <path d="M42 36h34M42 46h24M42 64h40" stroke={secondary} strokeWidth="3" strokeLinecap="round" />
      <path d="M92 34h10v10H92zM108 34h10v10h-10zM92 50h10v10H92zM108 50h5v5h-5zM114 56h4v4h-4zM108 64h10v4h-10z" fill={primary} />
    </>
  ),
  open: (
    <>
      <path d="M14 82h132" stroke="var(--line-strong)" strokeWidth="3" />
      <rect x="30" y="40" width="13" height="42" rx="5" fill={tertiary} />
      <path d="M30 52h13" stroke="white" strokeWidth="4" />
      <rect x="118" y="74" width="13" height="8" rx="3" fill={tertiary} />
      <path d="M58 66c2-8 6-16 14-16h22c8 0 12 8 16 16l4 2v10H52V68Z" fill={primary} />
      <path d="M67 65c1-5 4-9 8-9h6v9Zm20 0v-9h6c5 0 7 4 10 9Z" fill={pale} />
      <circle cx="66" cy="80" r="6" fill="var(--ink)" />
      <circle cx="102" cy="80" r="6" fill="var(--ink)" />
    </>
  ),
}

/** A small drawing in the town's colours; the words beside it say everything. */
const StepPicture = ({ picture }: { picture: keyof typeof pictures }) => (
  <svg className={styles.stepPicture} viewBox="0 0 160 96" aria-hidden>
    {pictures[picture]}
  </svg>
)

const steps = [
  { title: texts.step1, text: texts.step1How, picture: 'choose' },
  { title: texts.step2, text: texts.step2How, picture: 'send' },
  { title: texts.step3, text: texts.step3How, picture: 'review' },
  { title: texts.step4, text: texts.step4How, picture: 'pay' },
  { title: texts.step5, text: texts.step5How, picture: 'open' },
] as const

export const Steps = () => (
  <ol className={styles.steps}>
    {steps.map(({ title, text, picture }) => (
      <li key={picture}>
        <StepPicture picture={picture} />
        <h3>{t(title)}</h3>
        <p>{t(text)}</p>
      </li>
    ))}
  </ol>
)
