// More of the editor's packages, as the editor of contact forms uses them.

declare module '@wordpress/blocks' {
	import type { ComponentType, ReactNode } from 'react';

	export interface EditProps {
		readonly clientId: string;
		readonly isSelected: boolean;
	}

	export interface Block {
		readonly name: string;
		readonly clientId: string;
		readonly attributes: Readonly<Record<string, unknown>>;
		readonly innerBlocks: readonly Block[];
	}

	export interface Transform {
		readonly type: string;
		readonly blocks: readonly string[];
		readonly transform: (attributes: Readonly<Record<string, unknown>>) => Block;
	}

	export function registerBlockType(
		name: string,
		settings: {
			title: string;
			description: string;
			icon: ReactNode;
			keywords: readonly string[];
			example: { attributes: object };
			transforms: { to: readonly Transform[] };
			variations: readonly object[];
			edit: ComponentType<EditProps>;
			save: () => ReactNode;
		},
	): unknown;

	export function createBlock(name: string, attributes: object): Block;
}

declare module '@wordpress/block-editor' {
	import type { Store } from '@wordpress/data';
	import type { Block } from '@wordpress/blocks';
	import type { ComponentType } from 'react';

	export const store: Store<
		{ getBlocks: () => readonly Block[] },
		{ __unstableMarkNextChangeAsNotPersistent: () => void }
	>;
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
	export { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
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

declare module '@wordpress/html-entities' {
	export function decodeEntities(html: string): string;
}
