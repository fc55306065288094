/** The schoolgirl of the tutoring closing, from behind: white uniform, two plaits, her right hand writing. */
import { DAY } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { fine, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const WHITE = '#ffffff';
const SHADE = '#b5dcd8';
const [SKIN, DUSK] = TONES.warm;

const HEAD =
  'M850 372C886 372 908 398 909 434C910 464 900 490 884 502C872 510 828 510 816 502C800 490 790 464 791 434C792 398 814 372 850 372z';
const NECK = 'M826 496L874 496L876 540C866 556 834 556 824 540z';
const TORSO =
  'M822 540C800 554 764 556 746 578C742 620 752 690 770 762L930 762C948 690 958 620 954 578C936 556 900 554 878 540C866 552 834 552 822 540z';
const SHADED =
  'M822 540C800 554 764 556 746 578C742 620 752 690 770 762L806 762C786 706 776 640 790 596C796 578 812 562 832 549z';
const SKIRT = 'M770 770L930 770C946 806 960 840 968 880L732 880C740 840 754 806 770 770z';
const PLEATS =
  'M792 772C786 806 776 840 766 876M822 772C820 806 816 842 812 876M878 772C880 806 884 842 888 876M908 772C914 806 924 840 934 876';

/** One plait: lobes from both sides that get smaller, then a ribbon in a bow and the loose end. */
function plait(x, y, lean) {
  const lobes = repeat(9, (i) => {
    const [u, v, w] = [x + lean * i, y + i * 19, 15 - i * 0.7];
    const lobe = (m) =>
      `M${round(u)} ${v + 18}C${round(u + m * w * 0.7)} ${v + 16} ${round(u + m * w * 1.25)} ${v + 2} ${round(u + m * w)} ${v - 10}C${round(u + m * w * 0.4)} ${v - 8} ${round(u - m * 2)} ${v + 2} ${round(u)} ${v + 18}z`;
    return (
      area(lobe(-1) + lobe(1), DAY.ink) + line(lobe(-1) + lobe(1), { width: 1.3, colour: '#6e7f83', opacity: 0.9 })
    );
  });
  const [u, v] = [round(x + lean * 9), y + 176];
  const bow = `M${u} ${v}C${u - 14} ${v - 18} ${u - 30} ${v - 10} ${u - 26} ${v + 6}C${u - 22} ${v + 14} ${u - 8} ${v + 8} ${u} ${v}C${u + 14} ${v - 18} ${u + 30} ${v - 10} ${u + 26} ${v + 6}C${u + 22} ${v + 14} ${u + 8} ${v + 8} ${u} ${v}z`;
  return (
    area(
      `M${u - 8} ${v}C${u - 11} ${v + 18} ${u - 6} ${v + 32} ${u} ${v + 42}C${u + 6} ${v + 32} ${u + 11} ${v + 18} ${u + 8} ${v}z`,
      DAY.ink,
    ) +
    lobes +
    solid(
      `M${u} ${v}L${u - 16} ${v + 30}L${u - 5} ${v + 30}L${u + 2} ${v + 4}zM${u} ${v}L${u + 16} ${v + 28}L${u + 6} ${v + 32}L${u - 2} ${v + 4}z`,
      '#17757a',
      pen(1.4),
    ) +
    solid(bow, '#1f8f90', pen(1.8)) +
    hair(`M${u - 6} ${v + 1}L${u - 18} ${v - 2}M${u + 6} ${v + 1}L${u + 18} ${v - 2}`, 0.9)
  );
}

/** The shadow of a plait on her back, to the left of it. */
const fallen = (x, y, lean) =>
  area(`M${x - 20} ${y + 60}L${x + 4} ${y + 60}L${x + lean * 9} ${y + 214}L${x - 26 + lean * 9} ${y + 196}z`, SHADE);

/** Her arms: the left one rests, the right one writes; drawn before her back. */
const arms = () =>
  solid(
    'M690 618C688 606 700 600 710 604C718 606 722 616 718 628L728 676L702 688C692 676 690 640 690 618z',
    DUSK,
    pen(2.2),
  ) +
  hair('M696 606L694 620M704 604L703 616', 0.9) +
  solid('M712 640C706 656 698 668 697 678C697 690 712 692 722 684L772 640L752 626z', DUSK, pen(2.4)) +
  solid(
    'M948 632L976 690C984 704 1000 702 1006 688L1034 640C1040 628 1022 618 1014 630L992 662L972 618z',
    SKIN,
    pen(2.4),
  ) +
  solid(
    'M1012 634C1014 620 1030 612 1044 618C1056 622 1060 632 1050 636L1034 644C1024 648 1012 644 1012 634z',
    SKIN,
    pen(2),
  ) +
  hair('M1032 620L1042 634M1042 620L1050 632', 0.9) +
  line('M1030 600L1052 640', { width: 5, colour: DAY.ink });

const sleeves = () =>
  solid('M758 566C730 572 716 604 712 650C724 662 752 664 768 656z', SHADE, pen(2.6)) +
  solid('M942 566C968 572 986 604 994 646C984 660 956 664 936 654z', WHITE, pen(2.6)) +
  hair('M714 640C728 650 750 652 766 646M990 636C978 648 958 652 938 644', 0.8);

/** The low back of her chair. */
const chair = () =>
  solid('M716 880L724 806L742 806L738 880zM984 880L976 806L958 806L962 880z', '#7b4f22', pen(2.4)) +
  solid('M718 800C800 788 900 788 982 800L980 832C900 820 800 820 720 832z', '#a8743a', pen(2.8)) +
  hair('M730 812C806 801 894 801 970 812', 0.7);

/** She, and the chair she sits on. */
export const schoolgirl = () =>
  arms() +
  sleeves() +
  solid(SKIRT, WHITE, pen(2.8)) +
  area('M770 770L800 770C790 806 780 846 776 880L732 880C740 840 754 806 770 770z', SHADE) +
  fine(PLEATS, 0.8) +
  solid(TORSO, WHITE, pen(2.8)) +
  area(SHADED, SHADE) +
  fallen(806, 500, -2.4) +
  fallen(896, 500, 2) +
  line(TORSO, pen(2.8)) +
  hair(
    'M850 560L850 760M792 700C800 726 806 744 808 758M910 700C902 726 898 744 896 758M930 600C922 620 920 640 920 660',
  ) +
  solid('M768 758L932 758L934 776L766 776z', '#e3f1ee', pen(2.4)) +
  solid(NECK, DUSK, pen(2.2)) +
  solid('M818 536C834 554 866 554 882 536L894 552C872 576 828 576 806 552z', WHITE, pen(2.4)) +
  solid(
    'M792 440C782 436 778 450 784 462C788 472 796 472 796 466zM908 440C918 436 922 450 916 462C912 472 904 472 904 466z',
    SKIN,
    pen(2),
  ) +
  area(HEAD, DAY.ink) +
  line('M850 374C848 410 851 450 850 500', { width: 2.2, colour: SKIN }) +
  line(
    'M846 384C820 396 806 430 812 484M846 404C830 420 822 450 824 492M854 384C880 396 894 430 888 484M854 404C870 420 878 450 876 492',
    { width: 1.3, colour: '#6e7f83', opacity: 0.9 },
  ) +
  line('M880 384C896 396 903 416 903 436', { width: 3, colour: '#ffd9a0' }) +
  plait(806, 500, -2.4) +
  plait(896, 500, 2) +
  chair();
