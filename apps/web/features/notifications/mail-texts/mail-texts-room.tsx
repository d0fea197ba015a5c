import { fillText } from '@dovolilnice/contract/locale'
import { readMailTexts, type MailTextOfTown } from '@dovolilnice/contract/mails/texts/mail-text'
import { useState } from 'react'
import { pageLocale, t, useOperation } from '../../../platform/kit.ts'
import { OperationView, Sheet, SheetTable } from '../../../ui/kit.ts'
import { dots, MailTextDialog } from './mail-text-dialog.tsx'
import { mailTextTexts as texts } from './mail-text-texts.ts'

export const MailTextsRoom = () => {
  const query = useOperation(readMailTexts, {})
  const [edited, edit] = useState<MailTextOfTown>()
  const subjectOf = ({ own, starting }: MailTextOfTown): string =>
    fillText((own ?? starting)[pageLocale() === 'en' ? 'en' : 'sl'].subject, dots)
  return (
    <Sheet title={t(texts.title)}>
      <p>{t(texts.how)}</p>
      <OperationView query={query}>
        {({ items }) => (
          <SheetTable
            caption={t(texts.title)}
            rows={items}
            rowKey={({ name }) => name}
            onOpen={edit}
            columns={[
              { title: t(texts.subject), cell: subjectOf },
              { title: t(texts.about), cell: ({ name }) => t(name.startsWith('permit:') ? texts.permit : texts.application) },
              { title: t(texts.state), cell: ({ own }) => t(own === null ? texts.starting : texts.changed) },
            ]}
          />
        )}
      </OperationView>
      {edited !== undefined && <MailTextDialog mail={edited} onClose={() => edit(undefined)} />}
    </Sheet>
  )
}
