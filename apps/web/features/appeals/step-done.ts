import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import type { AppealAction } from '@dovolilnice/contract/appeals/appeal-status'
import { isRevocation, isSuspension } from '@dovolilnice/contract/acts/suspension-ground'
import type { Text } from '@dovolilnice/contract/locale'
import { defineTexts } from '../../platform/kit.ts'
import { texts } from './texts.ts'

const granted = defineTexts({
  claim: {
    sl: 'Pritožbi in vlogi je ugodeno in nadomestna odločba je izdana: še vročite jo. Vlogo odobrite in izdajte dovolilnico.',
    en: 'The appeal and the application are granted and the replacement decision issued: it is still to be served. Approve the application and issue the permit.',
  },
  part: {
    sl: 'Pritožbi in zavrnjenemu delu vloge je ugodeno, nadomestna odločba je izdana: še vročite jo. Zavrnjeni del je zdaj vloga zase: odobrite jo in izdajte dovolilnico.',
    en: 'The appeal and what was refused are granted, the replacement decision is issued: it is still to be served. What was refused is an application of its own: approve it and issue its permit.',
  },
  application: {
    sl: 'Pritožbi je ugodeno in akt je izdan: še vročite ga. Vloga je znova v obravnavi, zato o njej še odločite.',
    en: 'The appeal is granted and the act issued: it is still to be served. The application is in review again, so decide on it.',
  },
  permit: {
    sl: 'Pritožbi je ugodeno in akt je izdan: še vročite ga. Dovolilnica znova velja, razen če jo zadržuje drug akt.',
    en: 'The appeal is granted and the act issued: it is still to be served. The permit is in force again, unless another act holds it back.',
  },
})

const others: Record<Exclude<AppealAction, 'grant'>, Text> = defineTexts({
  request_supplement: {
    sl: 'Poziv k dopolnitvi pritožbe je vpisan: še vročite ga stranki. Pritožba čaka na njeno dopolnitev.',
    en: 'The call to complete the appeal is recorded: it is still to be served. The appeal waits for the party.',
  },
  supplement: {
    sl: 'Dopolnitev pritožbe je vpisana. Zdaj ji ugodite, jo zavrzite ali jo pošljite drugi stopnji.',
    en: 'The supplement is recorded. Now grant the appeal, dismiss it or send it to second instance.',
  },
  send: {
    sl: 'Pritožba je vpisana kot poslana. Ko druga stopnja odloči, vpišite njeno odločitev.',
    en: 'The appeal is recorded as sent. When second instance has decided, record its decision.',
  },
  dismiss: {
    sl: 'Pritožba je zavržena s sklepom: še vročite ga stranki.',
    en: 'The appeal is dismissed by an order: it is still to be served on the party.',
  },
  record_decision: {
    sl: 'Odločitev druge stopnje je vpisana. Kaj sledi, vidite pri vlogi ali dovolilnici.',
    en: 'The decision of second instance is recorded. What follows stands at the application or permit.',
  },
  serve_decision: { sl: 'Dan vročitve odločitve druge stopnje je vpisan.', en: 'The day on which the decision was served is recorded.' },
  take_back_decision: {
    sl: 'Vpis odločitve je preklican. Pritožba je znova pri drugi stopnji.',
    en: 'The decision is taken back. The appeal is at second instance again.',
  },
  withdraw: {
    sl: 'Umik pritožbe je vpisan. Izpodbijani akt ostane, kakršen je bil izdan.',
    en: 'The withdrawal is recorded. The act appealed against stays as it was issued.',
  },
  cancel: { sl: 'Vpis pritožbe je storniran; zapis je ohranjen.', en: 'The entry of the appeal is cancelled; the record is kept.' },
  update: texts.saved,
})

export const stepDone = (action: AppealAction, { act_kind: act }: Pick<Appeal, 'act_kind'>): Text =>
  action !== 'grant'
    ? others[action]
    : isRevocation(act) || isSuspension(act)
      ? granted.permit
      : act === 'rejection'
        ? granted.claim
        : act === 'partial_grant'
          ? granted.part
          : granted.application
