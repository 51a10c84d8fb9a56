<?php
/**
 * Plan cards in columns, with the price at the top.
 *
 * @var list<\Gazetteer\Plans\Cards\CardView> $cards
 * @var int $across Number of columns if there is space.
 * @var \Closure(string, \Gazetteer\Plans\Cards\CardView): string $part Renders a file of parts/ for a card.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape what they print.
?>
<div class="gz-plan-grid gz-plan-grid-<?php echo $across; ?>">
<?php foreach ($cards as $card) : ?>
<article class="gz-plan<?php echo $card->isHot ? ' gz-plan-hot' : ''; ?>">
<?php echo $part('price', $card), $part('title', $card); ?>
<div class="gz-plan-body"><?php echo $part('facts', $card), $part('features', $card); ?></div>
<?php echo $part('buy', $card); ?>
</article>
<?php endforeach; ?>
</div>
