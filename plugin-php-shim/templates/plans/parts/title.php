<?php
/**
 * Name, picture and description of a plan.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

?>
<div class="gz-plan-name">
<?php if ($card->badge !== '') : ?>
<span class="gz-plan-badge"><?php echo esc_html($card->badge); ?></span>
<?php endif; ?>
<?php echo $card->picture; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup of WordPress's own. ?>
<h2 class="gz-plan-title"<?php echo $card->colour === '' ? '' : ' style="--gz-plan-colour: ' . esc_attr($card->colour) . '"'; ?>><?php echo esc_html($card->title); ?></h2>
<?php if ($card->text !== '') : ?>
<p class="gz-plan-text"><?php echo esc_html($card->text); ?></p>
<?php endif; ?>
</div>
