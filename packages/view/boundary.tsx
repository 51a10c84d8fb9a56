import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	readonly children: ReactNode;
	/**
	 * Rendered instead of a component that failed. Often nothing, because the server's markup is
	 * still there.
	 */
	readonly instead?: ReactNode;
	readonly broke: (error: unknown) => void;
}

/** Catches rendering errors, so that an error in one component does not remove the others. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
	override state = { broken: false };

	static getDerivedStateFromError() {
		return { broken: true };
	}

	override componentDidCatch(error: unknown) {
		this.props.broke(error);
	}

	override render() {
		return this.state.broken ? this.props.instead : this.props.children;
	}
}
