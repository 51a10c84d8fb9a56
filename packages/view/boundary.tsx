import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	readonly children: ReactNode;
	/** The replacement for a component that failed: usually nothing, because the server's markup is still there. */
	readonly instead?: ReactNode;
	readonly broke: (error: unknown) => void;
}

/** Keeps one widget's broken drawing away from everything else React draws. */
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
