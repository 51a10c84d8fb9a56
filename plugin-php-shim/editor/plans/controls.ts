import type { ComponentType, MouseEvent, ReactNode, Ref } from 'react';
import {
	Button as CoreButton,
	TextControl as CoreText,
	TextareaControl,
} from '@wordpress/components';

interface ButtonProps {
	readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	readonly size?: 'small' | 'compact';
	readonly icon?: ReactNode;
	readonly label?: string;
	readonly href?: string;
	readonly className?: string;
	readonly disabled?: boolean;
	readonly isBusy?: boolean;
	readonly isDestructive?: boolean;
	readonly onClick?: (event: MouseEvent) => void;
	readonly children?: ReactNode;
	readonly ref?: Ref<HTMLButtonElement>;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-controls'?: string;
	readonly 'aria-label'?: string;
	/** Unlike one that is disabled it keeps the focus; it has to ignore clicks by itself. */
	readonly 'aria-disabled'?: boolean;
}

interface TextProps {
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

// What the components take beyond their own settings they hand on to the element.
export const Button = CoreButton as unknown as ComponentType<ButtonProps>;
export const TextInput = CoreText as unknown as ComponentType<TextProps>;
export const TextArea = TextareaControl as unknown as ComponentType<TextProps>;

/** The measures WordPress is moving to; without them it warns in the console. */
export const MEASURES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
