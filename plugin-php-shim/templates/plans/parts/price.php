<?php
/**
 * The price of a plan.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

?>
<div class="gz-plan-price">
<p class="gz-plan-sum"><span class="gz-plan-amount"><?php echo esc_html($card->price); ?></span><?php if ($card->period !== '') : ?> <span class="gz-plan-per" aria-hidden="true"><?php echo esc_html($card->period); ?></span><span class="gz-plan-screen-reader-text"> <?php echo esc_html($card->spokenPeriod); ?></span><?php endif; ?></p>
<?php if ($card->note !== '') : ?>
<p class="gz-plan-note"><?php echo esc_html($card->note); ?></p>
<?php endif; ?>
</div>
