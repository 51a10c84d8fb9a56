<?php
/**
 * The opening hours of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \DateTimeInterface $now In the listing's time zone.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Contract\Weekday;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Directory\Listing\OpenStateLine;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$hours = $view->hours();
if (!$hours->areKnown()) {
    return;
}
$isAlways = $hours->areAlike();
$today = Weekday::from((int) $now->format('N'));
$said = static fn (Weekday $day): string => implode(', ', array_map(
    static fn (string $span): string => Tag::of('bdi', [], Tag::text($span)),
    array_map(static fn (array $span): string => OpeningHours::format(...$span), $hours->on($day)) ?: [__('Closed', 'gazetteer')],
));
$week = Tag::of('dl', [], implode('', array_map(static fn (Weekday $day): string => Tag::of(
    'div',
    ['class' => !$isAlways && $day === $today ? 'gz-today' : null],
    Tag::of('dt', [], Tag::text($isAlways ? __('Every day', 'gazetteer') : OpeningHours::name($day))) . Tag::of('dd', [], $said($day)),
), $isAlways ? [Weekday::Monday] : Weekday::cases())));

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-hours']); ?>>
    <h2><?php esc_html_e('Opening hours', 'gazetteer'); ?></h2>
    <p class="gz-place-now"><?php echo OpenStateLine::draw($view); ?></p>
    <?php // Narrow screens show today's hours, and the week on tap. CSS hides one of the two versions. ?>
    <?php if ($isAlways) : ?>
        <?php echo $week; ?>
    <?php else : ?>
        <details class="gz-place-week">
            <summary><span><?php echo Tag::text(__('Today', 'gazetteer')); ?></span> <span class="gz-place-span"><?php echo $said($today); ?></span></summary>
            <?php echo $week; ?>
        </details>
        <div class="gz-place-all-week"><?php echo $week; ?></div>
    <?php endif; ?>
</section>
