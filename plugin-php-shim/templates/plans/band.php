<?php
/**
 * A row for each plan, with the price on a coloured background.
 *
 * @var list<\Gazetteer\Plans\Cards\CardView> $cards
 * @var \Closure(string, \Gazetteer\Plans\Cards\CardView): string $part Renders a file of parts/ for a card.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape what they print.
?>
<?php foreach ($cards as $card) : ?>
<article class="gz-plan<?php echo $card->isHot ? ' gz-plan-hot' : ''; ?>">
<div class="gz-plan-side"><?php echo $part('price', $card), $part('buy', $card); ?></div>
<div class="gz-plan-body"><?php echo $part('title', $card), $part('facts', $card), $part('features', $card); ?></div>
</article>
<?php endforeach; ?>
