type Values = Readonly<Record<string, string | number>>;

/** A link to a story with these args, as Storybook writes and reads them: `args=body:pot;hue:75`. */
export function linkToStory(id: string, args: Values): string {
  const values = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  return new URL(`./?path=/story/${id}&args=${values.join(';')}`, document.baseURI).href;
}
