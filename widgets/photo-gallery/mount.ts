import type { Mount } from '@gazetteer/host';
import { photosOf } from './photos.ts';
import { openPhotos } from './viewer.ts';
import './style.css';

/**
 * With these mouse buttons and modifier keys, browsers open a new tab or window, or download the
 * file.
 */
const isForBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

export const mount: Mount = (root, _options, leaving) => {
	// In a browser without `dialog`, the links open the images, as without JavaScript.
	if (!('HTMLDialogElement' in window)) return;

	const open = (event: MouseEvent) => {
		if (event.defaultPrevented || isForBrowser(event)) return;
		const photos = photosOf(root);
		const opener = (event.target as Element).closest<HTMLAnchorElement>('a');
		const index = opener?.matches('[data-all]')
			? 0
			: photos.findIndex(({ link }) => link === opener);
		if (!opener || !photos[index]) return;
		event.preventDefault();
		openPhotos(root, photos, index, opener, leaving);
	};
	root.addEventListener('click', open, { signal: leaving });
};
