import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ownElement } from '../../internal/own-element.tsx';
import { type ButtonLook, buttonClass } from '../button/index.ts';
import { Link, type LinkProps } from './link.tsx';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Label; with `iconOnly` the icon. */
  children?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone, size, fullWidth, iconOnly, icon, className, children, ...rest },
  ref,
) {
  const look = classNames(buttonClass({ tone, size, fullWidth, iconOnly }), className);
  return (
    <Link {...rest} ref={ref} className={look}>
      {icon}
      {ownElement(children)}
    </Link>
  );
});
