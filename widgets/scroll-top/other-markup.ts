import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { ScrollButton } from './show-button.ts';

/** Uses an existing button, or renders one into an empty root. */
export const showButtonOf = async (root: HTMLElement): Promise<ScrollButton> => {
	const label = root.dataset['label'] || pageText(TEXT.backToTop);
	return root.hasChildNodes()
		? (await import('./adopt.ts')).adopt(root, label)
		: { show: (await import('./view.tsx')).draw(root, label), target: root };
};
