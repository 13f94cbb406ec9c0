import {
  designedBodies,
  designedHeads,
  designedHeld,
  designedMarkings,
  lookNames,
} from './designed-figure.ts';
import { folkBeards, folkBodies, folkMarkings } from './folk.ts';

/**
 * The parts that a body can have. Hats and hair need a place for their brim. Beards and clothes are drawn for people. What
 * is in a hand needs an arm. A shell has no space for most markings.
 */
export function fittingParts(body: string): typeof lookNames {
  const build = designedBodies[body]?.builds[0];
  if (!build) throw new Error(`no body is named ${body}`);
  const isPerson = Object.hasOwn(folkBodies, body);
  const isShell = build === designedBodies['shell']?.builds[0];
  const inHand = (name: string) => !build.armless || !Object.hasOwn(designedHeld, name);
  return {
    ...lookNames,
    head: lookNames.head.filter((name) => {
      const on = designedHeads[name]?.on;
      return (on !== 'hat' && on !== 'hair') || build.hat !== undefined;
    }),
    worn: lookNames.worn.filter((name) => isPerson || !Object.hasOwn(folkBeards, name)),
    held: lookNames.held.filter(inHand),
    tool: lookNames.tool.filter(inHand),
    marking: lookNames.marking.filter(
      (name) =>
        (isPerson || !Object.hasOwn(folkMarkings, name)) &&
        (!isShell || name === 'none' || designedMarkings[name]?.onShell),
    ),
  };
}
