const REGION = 'gz-announcements';

const createRegion = () => {
	const region = document.createElement('div');
	region.id = REGION;
	region.className = 'gz-announcements';
	region.setAttribute('role', 'status');
	region.setAttribute('aria-live', 'polite');
	// Set by script, which a strict content security policy allows, and out of sight without a stylesheet.
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

/** Sentences of the last 50 ms, which are said together. */
const waiting = new Set<string>();

/** Says a sentence to screen readers through the page's one polite region. */
export function announce(text: string): void {
	const region = document.getElementById(REGION) ?? createRegion();
	region.textContent = '';
	waiting.add(text);
	// A sentence said twice is only heard twice when the region was empty in between.
	setTimeout(() => {
		if (waiting.size) region.textContent = [...waiting].join(' ');
		waiting.clear();
	}, 50);
}
