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

/** The shapes with their paints among their attributes. */
export const painted = <Paint extends string>(
  shapes: readonly Shape<Paint>[],
  paintOf: (paint: Paint, attributes: Attributes) => Attributes,
): Shape[] =>
  shapes.map(({ tag, attributes, paint, children }) => ({
    tag,
    attributes: paint === undefined ? attributes : { ...attributes, ...paintOf(paint, attributes) },
    ...(children && { children: painted(children, paintOf) }),
  }));
