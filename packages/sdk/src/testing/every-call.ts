import type { Client } from '../client/create-client.ts';

/** Values that must not appear in an error, a log line or a trace. */
export const secrets = {
  token: 'secret-token',
  phone: '13800138000',
  // Not six digits: a duration may contain them.
  code: 'secret-code',
  ticket: 'secret-ticket',
  pass: 'secret-pass',
  guest: 'secret-guest-secret-guest',
} as const;

const captcha = {
  lot_number: 'lot',
  captcha_output: 'output',
  pass_token: secrets.pass,
  gen_time: '1',
};

/** Every method of the client, by its answer: a payload, only a code, or any 2xx. */
export const everyCall: Record<
  'answers' | 'saysYesOrNo' | 'takesAny2xx',
  Record<string, (client: Client) => Promise<unknown>>
> = {
  answers: {
    'users.login': ({ users }) => users.login({ phone: secrets.phone, code: secrets.code }),
    'users.me': ({ users }) => users.me(),
    'users.verifyRemovalCode': ({ users }) => users.verifyRemovalCode({ code: secrets.code }),
    'im.getToken': ({ im }) => im.getToken({ app_id: 'companion' }),
    'im.historyMessages': ({ im }) => im.historyMessages({ character_id: 'ember' }),
    'im.talks': ({ im }) => im.talks(),
    'character.official': ({ character }) => character.official(),
    'character.detail': ({ character }) => character.detail({ id: 'ember' }),
    'character.square': ({ character }) => character.square(),
    'character.figures': ({ character }) => character.figures(),
    'quest.info': ({ quest }) => quest.info(),
    'quest.scenes': ({ quest }) => quest.scenes({ quest_id: 'q' }),
    'quest.chatRespond': ({ quest }) => quest.chatRespond({ quest_id: 'q', scene_id: 's' }),
    'visitor.im.guestMessage': ({ visitor }) =>
      visitor.im.guestMessage({
        guest: secrets.guest,
        client_id: '1',
        character_id: 'ember',
        text: 'hello',
      }),
    'visitor.web.index.characters': ({ visitor }) => visitor.web.index.characters(),
    'visitor.game.list': ({ visitor }) => visitor.game.list(),
    'visitor.game.detail': ({ visitor }) => visitor.game.detail({ id: 'g' }),
    'visitor.game.entity.list': ({ visitor }) => visitor.game.entity.list(),
    'visitor.game.entity.detail': ({ visitor }) => visitor.game.entity.detail({ id: 'e' }),
    'visitor.web.activity.index': ({ visitor }) => visitor.web.activity.index(),
    'visitor.game.knowledge.search': ({ visitor }) => visitor.game.knowledge.search(),
    'visitor.game.knowledge.suggest': ({ visitor }) =>
      visitor.game.knowledge.suggest({ keyword: 'k' }),
    'visitor.game.knowledge.article': ({ visitor }) => visitor.game.knowledge.article({ id: 'a' }),
  },
  saysYesOrNo: {
    'users.sendCode': ({ users }) => users.sendCode({ phone: secrets.phone, captcha }),
    'users.reportActions': ({ users }) => users.reportActions([{ action: 'x' }]),
    'users.logout': ({ users }) => users.logout(),
    'im.claimGuestMessages': ({ im }) => im.claimGuestMessages({ guest: secrets.guest }),
    'im.deleteTalk': ({ im }) => im.deleteTalk({ character_id: 'ember' }),
    'users.sendRemovalCode': ({ users }) => users.sendRemovalCode(),
    'users.deleteAccount': ({ users }) => users.deleteAccount({ ticket: secrets.ticket }),
  },
  takesAny2xx: {
    'utils.bilibiliPcAdReport': ({ utils }) => utils.bilibiliPcAdReport(),
    'utils.huobanAdReport': ({ utils }) => utils.huobanAdReport(),
  },
};
