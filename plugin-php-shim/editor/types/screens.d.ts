// More of WordPress's packages, as the screens of the admin use them.

declare module '@wordpress/components' {
	import type { ComponentType, ReactNode } from 'react';

	interface Boxed {
		className?: string;
		children: ReactNode;
	}
	export const Card: ComponentType<Boxed & { size?: 'small' | 'medium' }>;
	export const CardBody: ComponentType<Boxed>;
	export const CardHeader: ComponentType<Boxed>;
	export const CheckboxControl: ComponentType<{
		label: ReactNode;
		help?: string;
		checked: boolean;
		onChange: (checked: boolean) => void;
		className?: string;
		__nextHasNoMarginBottom?: boolean;
	}>;
	export const DropdownMenu: ComponentType<{
		icon: ReactNode;
		label: string;
		controls: readonly { title: string; onClick: () => void; isDisabled?: boolean }[];
		popoverProps?: { placement?: string };
	}>;
	export const Modal: ComponentType<{
		title: string;
		size?: 'small' | 'medium';
		onRequestClose: () => void;
		children: ReactNode;
	}>;
	export const Notice: ComponentType<{
		status: 'error' | 'warning' | 'info' | 'success';
		isDismissible?: boolean;
		politeness?: 'polite' | 'assertive';
		onRemove?: () => void;
		children: ReactNode;
	}>;
	export const SearchControl: ComponentType<{
		label: string;
		placeholder?: string;
		value: string;
		onChange: (words: string) => void;
		__nextHasNoMarginBottom?: boolean;
	}>;
	export const Snackbar: ComponentType<{
		onRemove?: () => void;
		actions?: readonly { label: string; onClick: () => void }[];
		children: string;
	}>;
	export const Spinner: ComponentType;
}

declare module '@wordpress/a11y' {
	export function speak(words: string, politeness?: 'polite' | 'assertive'): void;
}
