import { useEffect } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import { PostTaxonomiesHierarchicalTermSelector, store } from '@wordpress/editor';
import { scriptData } from './script-data.ts';

/** The term selector of WordPress. Empty for users who may not assign terms. */
export const Categories = () => (
	<PostTaxonomiesHierarchicalTermSelector slug={scriptData().taxonomy} />
);

/**
 * Removes the default panel, which WordPress shows below all plugin panels, to avoid a
 * duplicate.
 */
export function useNoPanelOfCore(): void {
	const { removeEditorPanel } = useDispatch(store);
	useEffect(() => {
		removeEditorPanel(`taxonomy-panel-${scriptData().taxonomy}`);
	}, [removeEditorPanel]);
}
