import type { Mount } from '@gazetteer/host';

/** How long the message “Link copied” stays. */
const SHOWN = 4000;

export const mount: Mount = (root, _options, leaving) => {
	const { url = location.href, title = document.title, copied = '' } = root.dataset;
	const status = root.querySelector('[role="status"]');
	let timer: ReturnType<typeof setTimeout> | undefined;

	const share = async (link: HTMLAnchorElement) => {
		try {
			if ('share' in navigator) return await navigator.share({ title, url });
			await (navigator as Navigator).clipboard.writeText(url);
			status!.textContent = copied;
			clearTimeout(timer);
			timer = setTimeout(() => (status!.textContent = ''), SHOWN);
		} catch (error) {
			// The visitor closed the dialog. After any other failure, follow the link: it opens an email.
			if ((error as Error).name !== 'AbortError') location.href = link.href;
		}
	};
	root.addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest('a');
			if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			return share(link);
		},
		{ signal: leaving },
	);
	return () => clearTimeout(timer);
};
