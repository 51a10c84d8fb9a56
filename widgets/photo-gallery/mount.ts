import type { Mount } from '@gazetteer/host';
import { photosOf } from './photos.ts';
import { openPhotos } from './viewer.ts';
import './style.css';

/** A new tab, a new window and a download are the browser's business. */
const isForBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

export const mount: Mount = (root, _options, leaving) => {
	// A browser without dialogs follows the links, as all do without a script.
	if (!('HTMLDialogElement' in window)) return;

	const open = (event: MouseEvent) => {
		if (event.defaultPrevented || isForBrowser(event)) return;
		const photos = photosOf(root);
		const index = photos.findIndex(({ link }) => link.contains(event.target as Node));
		if (index < 0) return;
		event.preventDefault();
		openPhotos(root, photos, index, leaving);
	};
	root.addEventListener('click', open, { signal: leaving });
};
