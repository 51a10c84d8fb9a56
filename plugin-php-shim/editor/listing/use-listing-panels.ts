import { useEffect, useRef } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as blockEditor } from '@wordpress/block-editor';
import { store as editPost } from '@wordpress/edit-post';

const POST = 'edit-post/document';
const BLOCK = 'edit-post/block';

/**
 * Keeps the listing's panels open when the user clicks into the description. By default, WordPress
 * then opens the settings of the selected block. The user can still open the Block tab.
 */
export function useListingPanels(): void {
	const { isSelected, sidebar } = useSelect(
		(select) => ({
			isSelected: Boolean(select(blockEditor).getBlockSelectionStart()),
			sidebar: select(editPost).getActiveGeneralSidebarName(),
		}),
		[],
	);
	const { openGeneralSidebar } = useDispatch(editPost);
	const wasSelected = useRef(isSelected);
	const before = useRef(sidebar);
	const isSwitching = useRef(false);

	useEffect(() => {
		if (isSelected && !wasSelected.current) isSwitching.current = before.current === POST;
		wasSelected.current = isSelected;
		before.current = sidebar;
		if (!isSelected) isSwitching.current = false;
		if (!isSwitching.current || sidebar !== BLOCK) return;
		isSwitching.current = false;
		openGeneralSidebar(POST);
	}, [isSelected, sidebar, openGeneralSidebar]);
}
