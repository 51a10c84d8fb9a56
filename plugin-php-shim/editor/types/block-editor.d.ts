// The few parts of the editor's packages that are used here. The packages themselves come with WordPress.

declare module '@wordpress/blocks' {
	import type { ComponentType, ReactNode } from 'react';

	export interface EditProps {
		readonly name: string;
		readonly attributes: Readonly<Record<string, unknown>>;
		readonly setAttributes: (changed: Record<string, unknown>) => void;
	}

	export function registerBlockType(
		name: string,
		settings: { edit: ComponentType<EditProps>; save: () => ReactNode },
	): unknown;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, CSSProperties, HTMLAttributes, ReactNode } from 'react';

	type Root = HTMLAttributes<HTMLElement>;

	export function useBlockProps(own?: { className?: string; style?: CSSProperties }): Root;
	export function useInnerBlocksProps(root: Root, options?: { template?: unknown[] }): Root;
	export const InspectorControls: ComponentType<{ children: ReactNode }>;
	export const InnerBlocks: { readonly Content: ComponentType };
	export const MediaUploadCheck: ComponentType<{ children: ReactNode }>;
	export const MediaUpload: ComponentType<{
		allowedTypes: readonly string[];
		value?: number;
		onSelect: (media: { id: number; url: string }) => void;
		render: (dialog: { open: () => void }) => ReactNode;
	}>;
}

declare module '@wordpress/components' {
	import type { ComponentType, ReactNode, RefCallback } from 'react';

	interface Labelled<Value> {
		label: string;
		help?: string;
		value: Value;
		onChange: (value: Value) => void;
		__nextHasNoMarginBottom?: boolean;
		__next40pxDefaultSize?: boolean;
	}

	export const BaseControl: ComponentType<{
		help?: string;
		children: ReactNode;
		__nextHasNoMarginBottom?: boolean;
	}> & {
		/** A heading only: each control below it has a name of its own. */
		readonly VisualLabel: ComponentType<{ children: ReactNode }>;
	};
	export const Button: ComponentType<{
		variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
		size?: 'small' | 'compact';
		icon?: ReactNode;
		label?: string;
		className?: string;
		isDestructive?: boolean;
		disabled?: boolean;
		onClick?: () => void;
		ref?: RefCallback<HTMLButtonElement>;
		children?: ReactNode;
		'aria-label'?: string;
	}>;
	export const ComboboxControl: ComponentType<
		Omit<Labelled<string | null>, 'onChange'> & {
			options: readonly { value: string; label: string }[];
			onFilterValueChange: (words: string) => void;
			onChange: (value: string | null | undefined) => void;
		}
	>;
	export const Disabled: ComponentType<{ children: ReactNode }>;
	export const ExternalLink: ComponentType<{ href: string; children: ReactNode }>;
	export const FormTokenField: ComponentType<{
		label: string;
		value: readonly string[];
		suggestions: readonly string[];
		onChange: (tokens: readonly (string | { value: string })[]) => void;
		__experimentalExpandOnFocus?: boolean;
		__nextHasNoMarginBottom?: boolean;
		__next40pxDefaultSize?: boolean;
	}>;
	export const PanelBody: ComponentType<{
		title: string;
		initialOpen?: boolean;
		children: ReactNode;
	}>;
	export const Placeholder: ComponentType<{
		icon: string;
		label: string;
		instructions: string;
		children: ReactNode;
	}>;
	export const RangeControl: ComponentType<
		Omit<Labelled<number>, 'onChange'> & {
			min: number;
			max: number;
			onChange: (value: number | undefined) => void;
		}
	>;
	export const SelectControl: ComponentType<
		Labelled<string> & { options: readonly { value: string; label: string }[] }
	>;
	export const TextControl: ComponentType<Labelled<string>>;
	export const TextareaControl: ComponentType<Labelled<string> & { rows?: number }>;
	export const ToggleControl: ComponentType<
		Omit<Labelled<boolean>, 'value'> & { checked: boolean }
	>;
	export const ColorPalette: ComponentType<{
		value?: string;
		onChange: (value: string | undefined) => void;
		asButtons?: boolean;
		'aria-label'?: string;
	}>;
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';

	const ServerSideRender: ComponentType<{
		block: string;
		attributes: Readonly<Record<string, unknown>>;
		skipBlockSupportAttributes?: boolean;
	}>;
	export default ServerSideRender;
}
