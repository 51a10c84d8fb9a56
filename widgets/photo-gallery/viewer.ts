import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { drawDialog } from './dialog.ts';
import type { Photo } from './photos.ts';
import { stepped } from './state.ts';
import { followFinger } from './swipe.ts';

/** Returns whether the visitor saves data. The next photo is then not preloaded. */
const savesData = () =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Opens the viewer at a photo. Closing it moves the focus back to the opener. */
export function openPhotos(
	root: HTMLElement,
	photos: readonly Photo[],
	first: number,
	opener: HTMLElement,
	leaving: AbortSignal,
): void {
	const { dialog, image, caption, count, status, error, close, previous, next } =
		drawDialog(root);
	const isRightToLeft = dialog.dir === 'rtl';
	let shown = first;

	const photoAt = (index: number) => photos[index]!;
	const put = (target: HTMLImageElement, { url, sizes }: Photo) => {
		// Set `sizes` and `srcset` first, or the browser also downloads the image in `src`.
		target.sizes = '100vw';
		target.srcset = sizes;
		target.src = url;
	};
	const show = (index: number) => {
		const photo = photoAt((shown = index));
		dialog.removeAttribute('data-loaded');
		error.hidden = true;
		put(image, photo);
		image.alt = photo.name;
		caption.textContent = photo.caption;
		caption.hidden = !photo.caption;
		const numbers = { number: index + 1, count: photos.length };
		count.textContent = fillIn('{number} / {count}', numbers);
		status.textContent = fillIn(pageText(TEXT.photoOf), numbers);
	};
	const step = (by: number) => {
		if (photos.length > 1) show(stepped(shown, by, photos.length));
	};
	/** In right-to-left scripts, the photo on the right is the previous one. */
	const stepRight = (by: number) => step(isRightToLeft ? -by : by);

	image.addEventListener('load', () => {
		dialog.setAttribute('data-loaded', '');
		if (photos.length > 1 && !savesData()) {
			put(new Image(), photoAt(stepped(shown, 1, photos.length)));
		}
	});
	image.addEventListener('error', () => {
		error.hidden = false;
		error.querySelector('a')!.href = photoAt(shown).url;
	});
	close.addEventListener('click', () => dialog.close());
	previous.addEventListener('click', () => step(-1));
	next.addEventListener('click', () => step(1));
	previous.hidden = next.hidden = count.hidden = photos.length < 2;

	const stay = () => {};
	const KEYS: Readonly<Record<string, () => void>> = {
		ArrowLeft: () => stepRight(-1),
		ArrowRight: () => stepRight(1),
		Home: () => show(0),
		End: () => show(photos.length - 1),
		// These keys would scroll the page behind the viewer.
		ArrowUp: stay,
		ArrowDown: stay,
		PageUp: stay,
		PageDown: stay,
	};
	dialog.addEventListener('keydown', (event) => {
		const answer = KEYS[event.key];
		if (!answer || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		answer();
	});
	// A click outside of the photo closes the viewer.
	dialog.addEventListener('click', ({ target }) => {
		if (target instanceof Element && !target.closest('img,button,a,figcaption')) dialog.close();
	});
	// Without Ctrl, the wheel would scroll the page behind the viewer. With Ctrl, it zooms.
	dialog.addEventListener('wheel', (event) => event.ctrlKey || event.preventDefault(), {
		passive: false,
	});
	followFinger(dialog, {
		left: () => stepRight(1),
		right: () => stepRight(-1),
		away: () => dialog.close(),
	});
	const end = () => dialog.close();
	leaving.addEventListener('abort', end);
	dialog.addEventListener('close', () => {
		leaving.removeEventListener('abort', end);
		dialog.remove();
		opener.focus({ preventScroll: true });
	});

	show(first);
	document.body.append(dialog);
	dialog.showModal();
}
