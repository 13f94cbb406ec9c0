import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './menu.css.ts';

interface ItemOptions {
  /** Called when the item is chosen. The menu closes, unless `preventDefault` of the event was called. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Can't be chosen. The keyboard passes it. Default: `false`. */
  disabled?: boolean | undefined;
  /** Renders the only child, which must take a ref, in place of a `div`: a link, for example. Default: `false`. */
  asChild?: boolean | undefined;
}

type ItemElement = Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'>;

export interface MenuItemProps extends ItemOptions, ItemElement {
  /** `danger`: what can't be undone. Default: none. */
  tone?: 'danger' | undefined;
}

/** An act. Icons are children before its text, and a shortcut is a `kbd` after it. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { tone, className, ...rest },
  ref,
) {
  return (
    <Radix.Item
      {...rest}
      ref={ref}
      className={classNames(css.item, tone && css.tones[tone], className)}
    />
  );
});

export interface MenuCheckboxItemProps extends ItemOptions, ItemElement {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new value. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Something that is on or off. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(
  function MenuCheckboxItem({ className, ...rest }, ref) {
    return (
      <Radix.CheckboxItem
        {...rest}
        ref={ref}
        className={classNames(css.item, css.checkbox, className)}
      />
    );
  },
);

export interface MenuRadioGroupProps extends ComponentPropsWithoutRef<'div'> {
  /** Value of the chosen item. */
  value: string;
  /** Called with the value of another item. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Items of which one is chosen. Name them with `aria-label`, or with `aria-labelledby` and the id of a `MenuLabel`. */
export const MenuRadioGroup = forwardRef<HTMLDivElement, MenuRadioGroupProps>(
  function MenuRadioGroup(props, ref) {
    return <Radix.RadioGroup {...props} ref={ref} />;
  },
);

export interface MenuRadioItemProps extends ItemOptions, ItemElement {
  /** Names the choice. */
  value: string;
}

/** One choice of a `MenuRadioGroup`. */
export const MenuRadioItem = forwardRef<HTMLDivElement, MenuRadioItemProps>(function MenuRadioItem(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.RadioItem {...rest} ref={ref} className={classNames(css.item, css.radio, className)} />
  );
});

/** A heading of items. The keyboard passes it. */
export const MenuLabel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MenuLabel({ className, ...rest }, ref) {
    return <Radix.Label {...rest} ref={ref} className={classNames(css.label, className)} />;
  },
);

/** A line between items. */
export const MenuSeparator = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MenuSeparator({ className, ...rest }, ref) {
    return <Radix.Separator {...rest} ref={ref} className={classNames(css.separator, className)} />;
  },
);
