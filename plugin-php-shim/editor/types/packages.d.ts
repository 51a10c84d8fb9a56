// Types of other WordPress packages that are not installed. See components.d.ts.

declare module '@wordpress/a11y' {
	export function speak(words: string, politeness?: 'polite' | 'assertive'): void;
}

declare module '@wordpress/html-entities' {
	export function decodeEntities(html: string): string;
}

declare module '@wordpress/blocks' {
	import type { ComponentType, ReactNode } from 'react';

	type Attributes = Readonly<Record<string, unknown>>;

	export interface EditProps {
		readonly name: string;
		readonly clientId: string;
		readonly isSelected: boolean;
		readonly attributes: Attributes;
		readonly setAttributes: (changed: Record<string, unknown>) => void;
	}

	export interface Block {
		readonly name: string;
		readonly clientId: string;
		readonly attributes: Attributes;
		readonly innerBlocks: readonly Block[];
	}

	export interface Transform {
		readonly type: string;
		readonly blocks: readonly string[];
		readonly transform: (attributes: Attributes) => Block;
	}

	/** The settings of a block in JavaScript. The other settings are in block.json. */
	interface BlockSettings {
		readonly title?: string;
		readonly description?: string;
		readonly icon?: ReactNode;
		readonly keywords?: readonly string[];
		readonly example?: { readonly attributes: object };
		readonly transforms?: { readonly to: readonly Transform[] };
		readonly variations?: readonly object[];
		readonly edit: ComponentType<EditProps>;
		readonly save: () => ReactNode;
	}

	export function registerBlockType(name: string, settings: BlockSettings): unknown;
	export function createBlock(name: string, attributes: object): Block;
}

declare module '@wordpress/block-editor' {
	import type { Store } from '@wordpress/data';
	import type { Block } from '@wordpress/blocks';
	import type { ComponentType, CSSProperties, HTMLAttributes, ReactNode } from 'react';

	type Root = HTMLAttributes<HTMLElement>;

	export const store: Store<
		{
			getBlocks: () => readonly Block[];
			getBlockSelectionStart: () => string | null;
		},
		{ __unstableMarkNextChangeAsNotPersistent: () => void }
	>;
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
	export const RichText: ComponentType<{
		tagName: string;
		identifier: string;
		className: string;
		allowedFormats: readonly string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks: boolean;
		value: string;
		placeholder: string;
		'aria-label': string;
		onChange: (html: string) => void;
	}>;
}

declare module '@wordpress/data' {
	export interface Store<Selectors, Actions> {
		readonly selectors?: Selectors;
		readonly actions?: Actions;
	}
	type Select = <Selectors, Actions>(store: Store<Selectors, Actions>) => Selectors;

	export function useSelect<Value>(
		read: (select: Select) => Value,
		changesWith: readonly unknown[],
	): Value;
	export function useDispatch<Selectors, Actions>(store: Store<Selectors, Actions>): Actions;
}

declare module '@wordpress/core-data' {
	import type { Store } from '@wordpress/data';

	interface Post {
		readonly id: number;
		readonly status: string;
		readonly title: { readonly raw?: string; readonly rendered: string };
	}
	export const store: Store<
		{
			getEntityRecords: (kind: string, name: string, query: object) => Post[] | null;
			getEntityRecord: (kind: string, name: string, id: number) => Post | undefined;
		},
		object
	>;
	export function useEntityProp<Value>(
		kind: string,
		name: string,
		property: string,
	): [Value | undefined, (value: Value) => void];
}

declare module '@wordpress/edit-post' {
	import type { Store } from '@wordpress/data';

	export { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
	export const store: Store<
		{ getActiveGeneralSidebarName: () => string | null },
		{ openGeneralSidebar: (name: string) => void }
	>;
}

declare module '@wordpress/editor' {
	import type { Store } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	interface PanelProps {
		title: string;
		className?: string;
		children: ReactNode;
	}
	export const PluginDocumentSettingPanel: ComponentType<PanelProps & { name: string }>;
	export const PluginPrePublishPanel: ComponentType<PanelProps & { initialOpen?: boolean }>;
	export const PostTaxonomiesHierarchicalTermSelector: ComponentType<{ slug: string }>;
	export const store: Store<
		{ getCurrentPostId: () => number },
		{ removeEditorPanel: (name: string) => void }
	>;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(name: string, settings: { render: ComponentType }): void;
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
