interface Named {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string };
  /** Of `forwardRef`. */
  render?: Named;
  /** Of `memo`. */
  type?: Named;
}

/** The name of an element in code. Storybook's own is `React.ForwardRef` for many. */
export const nameOf = ({ type }: { type: string | Named }): string =>
  typeof type === 'string'
    ? type
    : (type.displayName ??
      type.__docgenInfo?.displayName ??
      type.render?.name ??
      type.type?.render?.name ??
      type.name ??
      'Unknown');
