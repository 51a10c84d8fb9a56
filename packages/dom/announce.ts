const REGION = 'gz-announcements';

const createRegion = () => {
	const region = document.createElement('div');
	region.id = REGION;
	region.className = 'gz-announcements';
	region.setAttribute('role', 'status');
	region.setAttribute('aria-live', 'polite');
	// Inline styles set by script are allowed by a strict content security policy, and hide the region without a
	// stylesheet.
	Object.assign(region.style, {
		position: 'absolute',
		width: '1px',
		height: '1px',
		overflow: 'hidden',
		clipPath: 'inset(50%)',
		whiteSpace: 'nowrap',
	});
	return document.body.appendChild(region);
};

/** Texts of the last 50 ms, which are announced together. */
const waiting = new Set<string>();

/** Announces a text to screen readers in the polite live region of the page. */
export function announce(text: string): void {
	const region = document.getElementById(REGION) ?? createRegion();
	region.textContent = '';
	waiting.add(text);
	// Screen readers announce the same text again only if the region was empty in between.
	setTimeout(() => {
		if (waiting.size) region.textContent = [...waiting].join(' ');
		waiting.clear();
	}, 50);
}
