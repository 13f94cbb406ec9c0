/** The designed body of a companion, a person or a creature. Each name replaces a part that the seed decides. */
export interface Look {
  body?: string | undefined;
  eyes?: string | undefined;
  mouth?: string | undefined;
  /** On the head: hat, hair, ears. */
  head?: string | undefined;
  /** Over the body: apron, scarf, beard. */
  worn?: string | undefined;
  /** In the hand on the right of the picture. */
  held?: string | undefined;
  /** In the other hand or on the back. */
  tool?: string | undefined;
  marking?: string | undefined;
  /** `low`, `tall`. Default: medium. */
  height?: string | undefined;
  /** `left`, `right`: leans. Default: upright. */
  pose?: string | undefined;
  /** Colours of the body: `brass`, `paper`, `frost`. */
  material?: string | undefined;
  /** Hue of this body, degrees, where it differs from that of its companion or game. */
  hue?: number | undefined;
}
