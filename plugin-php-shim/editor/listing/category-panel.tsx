import { useEffect } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import { PostTaxonomiesHierarchicalTermSelector, store } from '@wordpress/editor';
import { scriptData } from './script-data.ts';

/** WordPress's term selector. Renders nothing for users who may not assign terms. */
export const Categories = () => (
	<PostTaxonomiesHierarchicalTermSelector slug={scriptData().taxonomy} />
);

/**
 * Removes WordPress's panel for the categories, because this plugin's panel has the same selector.
 */
export function useNoPanelOfCore(): void {
	const { removeEditorPanel } = useDispatch(store);
	useEffect(() => {
		removeEditorPanel(`taxonomy-panel-${scriptData().taxonomy}`);
	}, [removeEditorPanel]);
}
