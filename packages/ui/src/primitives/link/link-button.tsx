import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { type ButtonLook, buttonClass } from '../button/index.ts';
import { Link, type LinkProps } from './link.tsx';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Before the label. */
  icon?: ReactNode;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  tone,
  size,
  block,
  iconOnly,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = classNames(buttonClass({ tone, size, block, iconOnly }), className);
  return (
    <Link {...rest} className={look}>
      {icon}
      {children}
    </Link>
  );
}
