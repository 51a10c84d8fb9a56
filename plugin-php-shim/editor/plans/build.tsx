/** @jsxRuntime classic */
/** @jsx createElement */
import './plans.css';
import { createElement, createRoot } from '@wordpress/element';
import { Screen } from './screen.tsx';

const place = document.getElementById('gazetteer-plans');
if (place) createRoot(place).render(<Screen />);
