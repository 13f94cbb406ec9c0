/** Attributes of SVG, spelled as React spells them. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * A thing of a picture as data, for a browser and for a server that draws without one. What it is
 * painted as stays open: a class name there, a colour here.
 */
export interface Shape<Paint extends string = never> {
  tag: string;
  attributes: Attributes;
  paint?: Paint | undefined;
  children?: readonly Shape<Paint>[];
}

/** What stands for each paint. */
export type Paints<Paint extends string> = Readonly<Record<Paint, Attributes>>;

/** The shapes with their paints among their attributes. */
export const painted = <Paint extends string>(
  shapes: readonly Shape<Paint>[],
  paints: Paints<Paint>,
): Shape[] =>
  shapes.map(({ tag, attributes, paint, children }) => ({
    tag,
    attributes: paint === undefined ? attributes : { ...attributes, ...paints[paint] },
    ...(children && { children: painted(children, paints) }),
  }));

/** Paints that are class names. */
export const styledBy = <Paint extends string>(
  classes: Readonly<Record<Paint, string>>,
): Paints<Paint> => {
  const entries = Object.entries<string>(classes).map(([paint, className]) => [
    paint,
    { className },
  ]);
  return Object.fromEntries(entries);
};
