/**
 * Types of the parts of `@wordpress/components` that the editor uses. WordPress 6.5 has all of
 * them. The package is not installed, because it would add about 70 packages only for types.
 * WordPress loads its script. Installed packages such as `@wordpress/element` contain their own
 * types.
 */
declare module '@wordpress/components' {
	import type {
		ComponentType,
		HTMLAttributes,
		InputHTMLAttributes,
		ReactNode,
		Ref,
		TextareaHTMLAttributes,
	} from 'react';

	/** Enables the new default styles. Without these props, WordPress logs deprecation warnings. */
	interface Measures {
		readonly __nextHasNoMarginBottom?: boolean;
		readonly __next40pxDefaultSize?: boolean;
	}
	/** HTML attributes that a component passes on to its element. */
	interface Attributes {
		readonly className?: string;
		readonly 'data-part'?: string;
	}
	interface Children extends Attributes {
		readonly children: ReactNode;
	}
	interface Labelled extends Measures, Attributes {
		readonly label: string;
		readonly help?: ReactNode;
		readonly hideLabelFromVision?: boolean;
	}
	interface Control<Value, Changed = Value> extends Labelled {
		readonly value: Value;
		readonly onChange: (value: Changed) => void;
	}
	interface Choice {
		readonly value: string;
		readonly label: string;
	}
	interface Action {
		readonly label: string;
		readonly onClick: () => void;
	}
	type Handed<Element> = Omit<Element, 'onChange' | 'value' | 'className'>;
	type Token = string | { readonly value: string };
	type Status = 'info' | 'warning' | 'error' | 'success';

	type ButtonAttributes = Omit<HTMLAttributes<HTMLElement>, 'className'> & Attributes;
	interface ButtonProps extends ButtonAttributes {
		readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
		readonly size?: 'small' | 'compact';
		readonly type?: 'button' | 'submit';
		readonly icon?: ReactNode;
		readonly label?: string;
		readonly describedBy?: string;
		readonly isDestructive?: boolean;
		readonly isBusy?: boolean;
		readonly isPressed?: boolean;
		/**
		 * A disabled button loses the focus. To keep the focus, use `aria-disabled`, and ignore
		 * clicks in the handler.
		 */
		readonly disabled?: boolean;
		readonly href?: string;
		readonly ref?: Ref<HTMLButtonElement>;
	}

	export const BaseControl: ComponentType<
		Measures & { readonly help?: string; readonly children: ReactNode }
	> & {
		/**
		 * A heading for several controls. It is not a `label` element, because each control has its
		 * own label.
		 */
		readonly VisualLabel: ComponentType<{ readonly children: ReactNode }>;
	};
	export const Button: ComponentType<ButtonProps>;
	export const Card: ComponentType<Children & { readonly size?: 'small' | 'medium' }>;
	export const CardBody: ComponentType<Children>;
	export const CheckboxControl: ComponentType<
		Omit<Labelled, 'label'> & {
			readonly label: ReactNode;
			readonly checked: boolean;
			readonly onChange: (checked: boolean) => void;
		}
	>;
	export const ColorPalette: ComponentType<{
		readonly value?: string;
		readonly onChange: (value: string | undefined) => void;
		readonly asButtons?: boolean;
		readonly 'aria-label'?: string;
	}>;
	export const ComboboxControl: ComponentType<
		Control<string | null, string | null | undefined> & {
			readonly options: readonly Choice[];
			readonly onFilterValueChange: (words: string) => void;
		}
	>;
	export const Disabled: ComponentType<Children>;
	export const DropdownMenu: ComponentType<{
		readonly icon: ReactNode;
		readonly label: string;
		readonly controls: readonly {
			readonly title: string;
			readonly onClick: () => void;
			readonly isDisabled?: boolean;
		}[];
		readonly popoverProps?: { readonly placement?: string };
	}>;
	export const ExternalLink: ComponentType<Children & { readonly href: string }>;
	export const FormTokenField: ComponentType<
		Control<readonly string[], readonly Token[]> & {
			readonly suggestions: readonly string[];
			readonly placeholder?: string;
			readonly onInputChange?: (typed: string) => void;
			readonly __experimentalExpandOnFocus?: boolean;
			readonly __experimentalShowHowTo?: boolean;
		}
	>;
	export const Modal: ComponentType<{
		readonly title: string;
		readonly size?: 'small' | 'medium';
		readonly onRequestClose: () => void;
		readonly children: ReactNode;
	}>;
	export const Notice: ComponentType<{
		readonly status: Status;
		readonly isDismissible?: boolean;
		readonly politeness?: 'polite' | 'assertive';
		readonly onRemove?: () => void;
		readonly actions?: readonly Action[];
		/** The text for screen readers. Empty if other code announces the notice. */
		readonly spokenMessage?: string;
		readonly children: ReactNode;
	}>;
	export const PanelBody: ComponentType<
		Children & { readonly title: string; readonly initialOpen?: boolean }
	>;
	export const Placeholder: ComponentType<
		Children & { readonly icon: string; readonly label: string; readonly instructions: string }
	>;
	export const RadioControl: ComponentType<
		Omit<Control<string>, 'value'> & {
			readonly selected: string;
			readonly options: readonly Choice[];
		}
	>;
	export const RangeControl: ComponentType<
		Control<number, number | undefined> & { readonly min: number; readonly max: number }
	>;
	export const SearchControl: ComponentType<Control<string> & { readonly placeholder?: string }>;
	export const SelectControl: ComponentType<
		Control<string> & { readonly options: readonly Choice[] }
	>;
	export const Snackbar: ComponentType<{
		readonly onRemove?: () => void;
		readonly actions?: readonly Action[];
		readonly children: string;
	}>;
	export const Spinner: ComponentType;
	export const TextControl: ComponentType<
		Control<string> &
			Handed<InputHTMLAttributes<HTMLInputElement>> & {
				readonly ref?: Ref<HTMLInputElement>;
			}
	>;
	export const TextareaControl: ComponentType<
		Control<string> & Handed<TextareaHTMLAttributes<HTMLTextAreaElement>>
	>;
	export const ToggleControl: ComponentType<
		Labelled & { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
	>;
}
