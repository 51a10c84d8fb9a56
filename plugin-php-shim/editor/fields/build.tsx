/** @jsxRuntime classic */
/** @jsx createElement */
import './fields.css';
import { createElement, createRoot } from '@wordpress/element';
import { Screen } from './screen.tsx';

const place = document.querySelector('#gazetteer-fields');
if (place) createRoot(place).render(<Screen />);
