import type { ComponentType, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
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
	readonly onClick?: () => void;
	readonly onKeyDown?: (event: KeyboardEvent) => void;
	readonly onPointerDown?: (event: PointerEvent) => void;
	readonly ref?: Ref<HTMLButtonElement>;
	readonly children?: ReactNode;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-current'?: boolean;
	readonly 'aria-describedby'?: string;
	readonly 'data-part'?: string;
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

/** More of core's components, and more of their properties, than the editor's blocks use. All are in WordPress 6.5. */
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
} = core as unknown as Parts;
