import { useEffect } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import { PostTaxonomiesHierarchicalTermSelector, store } from '@wordpress/editor';
import { scriptData } from './script-data.ts';

/** WordPress's own choice of terms. It is empty for whoever may not choose any. */
export const Categories = () => (
	<PostTaxonomiesHierarchicalTermSelector slug={scriptData().taxonomy} />
);

/** Its own panel comes after all those of plugins, and would only say the same again. */
export function useNoPanelOfCore(): void {
	const { removeEditorPanel } = useDispatch(store);
	useEffect(() => {
		removeEditorPanel(`taxonomy-panel-${scriptData().taxonomy}`);
	}, [removeEditorPanel]);
}
