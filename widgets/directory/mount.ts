import { report, type Mount } from '@gazetteer/host';
import { addressOf, isSamePage, withoutHash } from './address.ts';
import type { ActiveDirectory } from './interactive/active-directory.ts';
import { FORM, LIVE, SUMMARY } from './markup.ts';

const FIRST_TOUCH = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'];

export const mount: Mount = (root, _options, signal) => {
	const form = root.querySelector<HTMLFormElement>(FORM);
	if (!form) return undefined;
	const start = {
		address: withoutHash(location.href),
		form: addressOf(form),
		// The form of an archive leads to the directory page, so the browser has to follow it.
		isLive: isSamePage(addressOf(form), location.href),
	};
	root.classList.toggle(LIVE, start.isLive);

	let active: Promise<ActiveDirectory> | undefined;
	const activate = () => {
		active ??= import('./interactive/index.ts').then(({ createDirectory }) =>
			createDirectory(root, form, start, signal),
		);
		// The next touch retries a failed download. Until then, the form works without the code.
		active.catch(() => (active = undefined));
		return active;
	};
	const perform = (act: (directory: ActiveDirectory) => unknown) => {
		activate()
			.then(act)
			.catch((error) => report(root, 'directory', error));
	};

	for (const type of FIRST_TOUCH)
		root.addEventListener(type, () => void activate().catch(() => {}), { once: true, signal });
	addEventListener(
		'popstate',
		() => {
			if (start.isLive) perform((directory) => directory.follow());
		},
		{ signal },
	);
	root.addEventListener(
		'click',
		(event) => {
			const summary = (event.target as Element).closest<HTMLElement>(SUMMARY);
			if (!summary || !('HTMLDialogElement' in window)) return;
			event.preventDefault();
			perform((directory) => directory.openFilters(summary));
		},
		{ signal },
	);
	return () => root.classList.remove(LIVE);
};
