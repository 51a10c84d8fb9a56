const REGION = 'gz-announcements';

const createRegion = () => {
	const region = document.createElement('div');
	region.id = REGION;
	region.className = 'gz-announcements';
	region.setAttribute('role', 'status');
	region.setAttribute('aria-live', 'polite');
	// Hide the region visually, also without a stylesheet. A strict content security policy allows
	// styles that a script sets.
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

/** The texts of the last 50 ms. They are announced together. */
const waiting = new Set<string>();

/** Announces a text to screen readers in the polite live region of the page. */
export function announce(text: string): void {
	const region = document.getElementById(REGION) ?? createRegion();
	region.textContent = '';
	waiting.add(text);
	// Screen readers announce a repeated text only if the region was empty in between.
	setTimeout(() => {
		if (waiting.size) region.textContent = [...waiting].join(' ');
		waiting.clear();
	}, 50);
}
