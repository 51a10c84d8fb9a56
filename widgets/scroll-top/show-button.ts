/**
 * Shows or hides a button that is not ours, or not there yet. Asked once a frame, so most often for what
 * is so already; asked for nothing, it gives back all it took.
 */
export type ShowButton = (far?: boolean) => void;

export interface ScrollButton {
	readonly show: ShowButton;
	/** What leads up when it is clicked. */
	readonly target: HTMLElement;
}
