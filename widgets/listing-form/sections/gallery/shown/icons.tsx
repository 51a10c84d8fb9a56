/** Paths on a grid of 24 by 24 pixels. CSS mirrors the arrows in right-to-left scripts. */
const PATHS = {
	photo: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
	camera: 'M4 8h4l1.5-2h5L16 8h4v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
	earlier: 'M14 6l-6 6 6 6',
	later: 'M10 6l6 6-6 6',
	remove: 'M6 6l12 12M18 6L6 18',
	back: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
	grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

interface Props {
	readonly name: keyof typeof PATHS;
}

export const Icon = ({ name }: Props) => (
	<svg
		className={`gz-icon gz-icon-${name}`}
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth={name === 'grip' ? 3 : 2}
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d={PATHS[name]} />
	</svg>
);
