/**
 * Shows or hides the button. Called in each frame while the page scrolls. A call without a value
 * restores the original state.
 */
export type ShowButton = (far?: boolean) => void;

export interface ScrollButton {
	readonly show: ShowButton;
	/** The element whose click scrolls to the top. */
	readonly target: HTMLElement;
}
