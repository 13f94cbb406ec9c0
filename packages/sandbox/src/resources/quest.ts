import { chatQuery, storyPathTo } from '@companion/sdk/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { QuestFile } from '../content/formats.ts';
import { notFound } from '../http/api-error.ts';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import { filter, id } from '../http/schemas.ts';
import { optionalUserOf } from '../http/session.ts';
import { foldText } from '../search/fold.ts';
import { phrasePattern } from '../search/phrases.ts';
import type { Services } from '../services.ts';
import { createQuestProgress } from '../store/quest-progress.ts';
import { paragraphs } from './present.ts';

/** /api/quest: quests with branching scenes. Login is optional; progress is stored for users. */
export function questResource(services: Services): Hono<Env> {
  const { library } = services;
  const progress = createQuestProgress(services.database, services.now);
  const app = new Hono<Env>();

  function questOf(id: string): QuestFile {
    const quest = library.quest(id);
    if (!quest) throw notFound();
    return quest;
  }

  app.get('/get_info', (c) => {
    const query = queryOf(c, v.object({ character_id: filter, quest_id: filter }));
    const user = optionalUserOf(c, services);
    const { language } = c.var;
    const quests = query.quest_id
      ? [questOf(query.quest_id)]
      : library.quests(query.character_id || undefined);
    return ok(c, {
      items: quests.map((quest) => {
        const path = user && progress.path(user.id, quest.id);
        return {
          id: quest.id,
          character_id: quest.character,
          ...(quest.game && { game_id: quest.game }),
          title: quest.title[language],
          summary: quest.summary[language],
          minutes: quest.minutes,
          scene_count: quest.scenes.length,
          endings: quest.scenes.filter(({ ending }) => ending).length,
          ...(path && { progress: { path, ended: isEnd(quest, path.at(-1)) } }),
        };
      }),
    });
  });

  app.get('/story/scenes', (c) => {
    const { quest_id } = queryOf(c, v.object({ quest_id: id }));
    const quest = questOf(quest_id);
    const user = optionalUserOf(c, services);
    const { language } = c.var;
    return ok(c, {
      quest_id: quest.id,
      title: quest.title[language],
      start: quest.start,
      scenes: quest.scenes.map((scene) => ({
        id: scene.id,
        art: scene.art,
        ...(scene.speaker && { speaker: scene.speaker[language] }),
        text: paragraphs(scene.text[language]),
        choices: scene.choices.map(({ id, text, next }) => ({ id, text: text[language], next })),
        ...(scene.chat && { chat: { prompt: scene.chat.prompt[language] } }),
        ...(scene.ending && { ending: scene.ending[language] }),
      })),
      path: (user && progress.path(user.id, quest.id)) ?? [],
    });
  });

  app.post('/get_chat_respond', (c) => {
    const body = bodyOf(c, chatQuery);
    const quest = questOf(body.quest_id);
    const scene = quest.scenes.find(({ id }) => id === body.scene_id);
    if (!scene) throw notFound();
    const { language } = c.var;

    const answer = { reply: '', scene_id: scene.id };
    if (body.choice_id !== undefined) {
      const choice = scene.choices.find(({ id }) => id === body.choice_id);
      if (!choice) throw notFound();
      answer.scene_id = choice.next;
    } else if (body.message !== undefined) {
      if (!scene.chat) throw notFound();
      const said = foldText(body.message);
      const reaction = scene.chat.reactions.find(({ when }) =>
        phrasePattern(when[language]).test(said),
      );
      answer.reply = (reaction?.say ?? scene.chat.otherwise)[language];
      answer.scene_id = reaction?.next ?? scene.id;
    }

    const user = optionalUserOf(c, services);
    if (user) {
      const known = new Set(quest.scenes.map(({ id }) => id));
      const seen = body.path ?? progress.path(user.id, quest.id) ?? [];
      const path = [...seen, scene.id, answer.scene_id].filter((id) => known.has(id));
      progress.save(user.id, quest.id, path.reduce<readonly string[]>(storyPathTo, []));
    }
    return ok(c, answer);
  });

  return app;
}

function isEnd(quest: QuestFile, sceneId: string | undefined): boolean {
  return quest.scenes.some(({ id, ending }) => id === sceneId && ending !== undefined);
}
