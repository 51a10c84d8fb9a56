<?php
/**
 * The click statistics: a chart of clicks per day, the clicks per link type, and the most clicked links.
 *
 * @var \Gazetteer\Links\Domain\ClickReport $report
 * @var list<array{kind: string, target: string, clicks: int}> $top
 * @var int $kept Number of days after which counts are deleted.
 * @var bool $isOn
 */

declare(strict_types=1);

use Gazetteer\Contract\LinkKind;
use Gazetteer\Links\Domain\ClickKind;

if (!defined('ABSPATH')) {
    exit;
}

$number = static fn (int $count): string => number_format_i18n($count);
$day = static fn (string $date, string $format = ''): string => (string) wp_date($format ?: (string) get_option('date_format'), (int) strtotime("{$date} 12:00:00 UTC"), new DateTimeZone('UTC'));
$label = static fn (string $kind): string => match ($kind) {
    LinkKind::Outbound->value => __('Other sites', 'gazetteer'),
    LinkKind::Affiliate->value => __('Partners', 'gazetteer'),
    LinkKind::Download->value => __('Downloads', 'gazetteer'),
    LinkKind::Tel->value => __('Telephone numbers', 'gazetteer'),
    LinkKind::Mailto->value => __('Email addresses', 'gazetteer'),
    LinkKind::CrossHostname->value => __('Own hosts', 'gazetteer'),
    ClickKind::SEARCH => __('Searches', 'gazetteer'),
    ClickKind::PURCHASE => __('Purchases', 'gazetteer'),
    default => $kind,
};
$dates = array_keys($report->days);
$scale = $report->scale();
$height = 100;
$width = count($dates) * 10;
$share = static fn (int $clicks): string => $report->total() === 0 ? '0' : number_format($clicks * 100 / $report->total(), 2, '.', '');
?>
<div class="wrap gazetteer-clicks">
    <h1><?php esc_html_e('Link clicks', 'gazetteer'); ?></h1>
    <?php if (!$isOn) : ?>
        <div class="notice notice-info"><p><?php esc_html_e('Links are not counted. Turn on counting under Settings → Gazetteer → Widgets → Link clicks.', 'gazetteer'); ?></p></div>
    <?php endif; ?>
    <?php if ($report->total() === 0) : ?>
        <p><?php esc_html_e('No links were counted in the last 30 days.', 'gazetteer'); ?></p>
    <?php else : ?>
        <section class="gazetteer-clicks-part">
            <h2 id="gazetteer-clicks-days"><?php esc_html_e('The last 30 days', 'gazetteer'); ?></h2>
            <p class="gazetteer-clicks-total">
                <?php
                echo esc_html(sprintf(
                    /* translators: 1: a number of clicks; 2: the date with most of them; 3: how many on that day. */
                    _n('%1$s click. Most of them were on %2$s: %3$s.', '%1$s clicks. Most of them were on %2$s: %3$s.', $report->total(), 'gazetteer'),
                    $number($report->total()),
                    $day($best = array_reduce($dates, static fn (?string $one, string $other): string => $one !== null && $report->on($one) >= $report->on($other) ? $one : $other)),
                    $number($report->on($best)),
                ));
                ?>
            </p>
            <figure class="gazetteer-chart" aria-hidden="true">
                <div class="gazetteer-chart-scale"><span><?php echo esc_html($number($scale)); ?></span><span>0</span></div>
                <svg viewBox="0 0 <?php echo esc_attr("{$width} {$height}"); ?>" preserveAspectRatio="none" focusable="false">
                    <?php foreach ($dates as $place => $date) : ?>
                        <?php $tall = $report->on($date) === 0 ? 0 : max(1, $report->on($date) * $height / $scale); ?>
                        <rect x="<?php echo esc_attr((string) ($place * 10 + 1)); ?>" y="<?php echo esc_attr(number_format($height - $tall, 2, '.', '')); ?>" width="8" height="<?php echo esc_attr(number_format($tall, 2, '.', '')); ?>"><title><?php echo esc_html($day($date) . ': ' . $number($report->on($date))); ?></title></rect>
                    <?php endforeach; ?>
                </svg>
                <figcaption><span><?php echo esc_html($day($dates[0])); ?></span><span><?php echo esc_html($day($dates[count($dates) - 1])); ?></span></figcaption>
            </figure>
            <details>
                <summary><?php esc_html_e('View as table', 'gazetteer'); ?></summary>
                <div class="gazetteer-clicks-wide" tabindex="0" role="region" aria-labelledby="gazetteer-clicks-days">
                    <table class="widefat striped">
                        <thead><tr>
                            <th scope="col"><?php esc_html_e('Day', 'gazetteer'); ?></th>
                            <th scope="col" class="num"><?php esc_html_e('All', 'gazetteer'); ?></th>
                            <?php foreach (array_keys($report->kinds) as $kind) : ?>
                                <th scope="col" class="num"><?php echo esc_html($label($kind)); ?></th>
                            <?php endforeach; ?>
                        </tr></thead>
                        <tbody>
                            <?php foreach (array_reverse($report->days, true) as $date => $counts) : ?>
                                <tr>
                                    <th scope="row"><?php echo esc_html($day($date)); ?></th>
                                    <td class="num"><?php echo esc_html($number($report->on($date))); ?></td>
                                    <?php foreach (array_keys($report->kinds) as $kind) : ?>
                                        <td class="num"><?php echo esc_html($number($counts[$kind] ?? 0)); ?></td>
                                    <?php endforeach; ?>
                                </tr>
                            <?php endforeach; ?>
                        </tbody>
                    </table>
                </div>
            </details>
        </section>
        <section class="gazetteer-clicks-part">
            <h2><?php esc_html_e('Destination', 'gazetteer'); ?></h2>
            <table class="widefat striped gazetteer-clicks-kinds">
                <thead><tr>
                    <th scope="col"><?php esc_html_e('Kind', 'gazetteer'); ?></th>
                    <th scope="col" class="num"><?php esc_html_e('Clicks', 'gazetteer'); ?></th>
                    <td class="gazetteer-clicks-bar"></td>
                </tr></thead>
                <tbody>
                    <?php foreach ($report->kinds as $kind => $clicks) : ?>
                        <tr>
                            <th scope="row"><?php echo esc_html($label($kind)); ?></th>
                            <td class="num"><?php echo esc_html($number($clicks)); ?></td>
                            <td class="gazetteer-clicks-bar"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="<?php echo esc_attr($share($clicks)); ?>" height="8"/></svg></td>
                        </tr>
                    <?php endforeach; ?>
                </tbody>
            </table>
        </section>
        <?php if ($top !== []) : ?>
            <section class="gazetteer-clicks-part">
                <h2><?php esc_html_e('Most followed links', 'gazetteer'); ?></h2>
                <table class="widefat striped">
                    <thead><tr>
                        <th scope="col"><?php esc_html_e('Link', 'gazetteer'); ?></th>
                        <th scope="col"><?php esc_html_e('Kind', 'gazetteer'); ?></th>
                        <th scope="col" class="num"><?php esc_html_e('Clicks', 'gazetteer'); ?></th>
                    </tr></thead>
                    <tbody>
                        <?php foreach ($top as ['kind' => $kind, 'target' => $target, 'clicks' => $clicks]) : ?>
                            <tr>
                                <th scope="row" class="gazetteer-clicks-target"><bdi><?php echo esc_html($target); ?></bdi></th>
                                <td><?php echo esc_html($label($kind)); ?></td>
                                <td class="num"><?php echo esc_html($number($clicks)); ?></td>
                            </tr>
                        <?php endforeach; ?>
                    </tbody>
                </table>
            </section>
        <?php endif; ?>
    <?php endif; ?>
    <p class="description">
        <?php
        echo esc_html(sprintf(
            /* translators: %d: a number of days. */
            __('Gazetteer stores only numbers for each day, kind and destination, and no data about visitors. They are deleted after %d days.', 'gazetteer'),
            $kept,
        ));
        ?>
    </p>
</div>
