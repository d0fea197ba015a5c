import { readAddresses } from '@dovolilnice/contract/addresses/operations'
import { useState } from 'react'
import { t, useOperation, usePaused } from '../../platform/kit.ts'
import { TextInput } from '../../ui/form/kit.ts'
import { OperationView, Sheet, SheetTable, Stacked } from '../../ui/kit.ts'
import { LoadAddresses, texts } from './load-addresses.tsx'

const Loaded = () => {
  const [typed, type] = useState('')
  const query = useOperation(readAddresses, { body: { search: usePaused(typed) } }, { keep: true })
  return (
    <Sheet title={t(texts.present)}>
      <OperationView query={query}>
        {({ addresses, streets, found }) =>
          addresses === 0 ? (
            <p>{t(texts.none)}</p>
          ) : (
            <>
              <p>{t(texts.total, { addresses, streets })}</p>
              <TextInput
                type="search"
                label={t(texts.search)}
                autoComplete="off"
                value={typed}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
              <SheetTable
                caption={t(texts.present)}
                rows={found}
                rowKey={({ street, settlement, post_code: code }) => `${street} ${settlement} ${code}`}
                columns={[
                  { title: t(texts.streetName), cell: ({ street }) => street },
                  { title: t(texts.settlement), cell: ({ settlement }) => settlement || '–' },
                  { title: t(texts.postCode), cell: ({ post_code: code }) => code },
                  { title: t(texts.numbers), cell: ({ numbers }) => numbers },
                  { title: t(texts.zone), cell: ({ zones }) => zones.map((zone) => zone || t(texts.noZone)).join(', ') },
                ]}
              />
            </>
          )
        }
      </OperationView>
    </Sheet>
  )
}

export const AddressesRoom = () => (
  <Stacked>
    <LoadAddresses />
    <Loaded />
  </Stacked>
)
