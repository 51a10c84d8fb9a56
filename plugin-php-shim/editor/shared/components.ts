import type { ComponentType, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import * as core from '@wordpress/components';

interface ButtonProps {
	readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	readonly size?: 'small' | 'compact';
	readonly type?: 'button' | 'submit';
	readonly icon?: ReactNode;
	readonly label?: string;
	readonly className?: string;
	readonly isDestructive?: boolean;
	readonly isBusy?: boolean;
	readonly isPressed?: boolean;
	readonly disabled?: boolean;
	readonly href?: string;
	readonly describedBy?: string;
	readonly onClick?: (event: MouseEvent) => void;
	readonly onKeyDown?: (event: KeyboardEvent) => void;
	readonly onPointerDown?: (event: PointerEvent) => void;
	readonly ref?: Ref<HTMLButtonElement>;
	readonly children?: ReactNode;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-current'?: boolean;
	readonly 'aria-controls'?: string;
	readonly 'aria-describedby'?: string;
	/** Unlike one that is disabled it keeps the focus; it has to ignore clicks by itself. */
	readonly 'aria-disabled'?: boolean;
	readonly 'data-part'?: string;
}

interface TextInputProps {
	readonly label: string;
	readonly help?: ReactNode;
	readonly value: string;
	readonly onChange: (text: string) => void;
	readonly onBlur?: () => void;
	readonly className?: string;
	readonly placeholder?: string;
	readonly inputMode?: 'numeric' | 'decimal';
	readonly rows?: number;
	readonly required?: boolean;
	readonly hideLabelFromVision?: boolean;
	readonly 'aria-invalid'?: boolean;
	readonly 'data-part'?: string;
	readonly __nextHasNoMarginBottom?: boolean;
	readonly __next40pxDefaultSize?: boolean;
}

interface TokenProps {
	readonly label: string;
	readonly value: readonly string[];
	readonly suggestions: readonly string[];
	readonly placeholder?: string;
	readonly onInputChange: (typed: string) => void;
	readonly onChange: (tokens: readonly (string | { readonly value: string })[]) => void;
	readonly __experimentalExpandOnFocus?: boolean;
	readonly __experimentalShowHowTo?: boolean;
	readonly __nextHasNoMarginBottom?: boolean;
	readonly __next40pxDefaultSize?: boolean;
}

/**
 * More of core's components, and more of their properties, than the editor's blocks use. All are in WordPress 6.5. What
 * they take beyond their own settings they hand on to the element.
 */
interface Parts {
	readonly Button: ComponentType<ButtonProps>;
	readonly CheckboxControl: ComponentType<{
		readonly label: string;
		readonly checked: boolean;
		readonly onChange: (checked: boolean) => void;
		readonly __nextHasNoMarginBottom?: boolean;
	}>;
	readonly DropdownMenu: ComponentType<{
		readonly icon: ReactNode;
		readonly label: string;
		readonly controls: readonly {
			readonly title: string;
			readonly onClick: () => void;
			readonly isDisabled?: boolean;
		}[];
	}>;
	readonly Modal: ComponentType<{
		readonly title: string;
		readonly onRequestClose: () => void;
		readonly children: ReactNode;
	}>;
	readonly Notice: ComponentType<{
		readonly status: 'info' | 'warning' | 'error' | 'success';
		readonly isDismissible?: boolean;
		readonly onRemove?: () => void;
		readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[];
		/** What is read out; '' where it is read out in another way. */
		readonly spokenMessage?: string;
		readonly children: ReactNode;
	}>;
	readonly RadioControl: ComponentType<{
		readonly label: string;
		readonly help?: string;
		readonly selected: string;
		readonly options: readonly { readonly value: string; readonly label: string }[];
		readonly onChange: (value: string) => void;
	}>;
	readonly SearchControl: ComponentType<{
		readonly label: string;
		readonly placeholder?: string;
		readonly value: string;
		readonly onChange: (value: string) => void;
		readonly __nextHasNoMarginBottom?: boolean;
	}>;
	readonly Spinner: ComponentType;
	readonly FormTokenField: ComponentType<TokenProps>;
	readonly TextControl: ComponentType<TextInputProps>;
	readonly TextareaControl: ComponentType<TextInputProps>;
}

export const {
	Button,
	CheckboxControl,
	DropdownMenu,
	FormTokenField,
	Modal,
	Notice,
	RadioControl,
	SearchControl,
	Spinner,
	TextControl: TextInput,
	TextareaControl: TextArea,
} = core as unknown as Parts;

/** The measures WordPress is moving to; without them it warns in the console. */
export const MEASURES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
