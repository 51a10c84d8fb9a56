/**
 * Shows or hides a button that another script drew, or draws one. Called in each frame while
 * scrolling. A call without a value restores the original state.
 */
export type ShowButton = (far?: boolean) => void;

export interface ScrollButton {
	readonly show: ShowButton;
	/** The element whose click scrolls to the top. */
	readonly target: HTMLElement;
}
