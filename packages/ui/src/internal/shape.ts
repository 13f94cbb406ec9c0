/** SVG attributes in React's spelling. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An SVG element as data, for browsers and for servers. Its paint is abstract: a class name in one place, a colour in the
 * other.
 */
export interface Shape<Paint extends string = never> {
  tag: string;
  attributes: Attributes;
  paint?: Paint | undefined;
  children?: readonly Shape<Paint>[];
}

/** Replaces the paints of shapes by attributes. */
export const painted = <Paint extends string>(
  shapes: readonly Shape<Paint>[],
  paintOf: (paint: Paint, attributes: Attributes) => Attributes,
): Shape[] =>
  shapes.map(({ tag, attributes, paint, children }) => ({
    tag,
    attributes: paint === undefined ? attributes : { ...attributes, ...paintOf(paint, attributes) },
    ...(children && { children: painted(children, paintOf) }),
  }));
