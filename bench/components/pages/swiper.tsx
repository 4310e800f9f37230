import { Swiper, SwiperItem } from 'portico';

const slides = Array.from({ length: 12 }, (_, index) => index + 1);

export default function SwiperPage() {
  return (
    <div data-bench="drag">
      <Swiper label="Slabs" circular indicatorDots>
        {slides.map((slide) => (
          <SwiperItem key={slide} style={{ height: 240, background: `hsl(${slide * 30} 30% 60%)` }}>
            <strong>Slab {slide}</strong>
            <p>Sawn on four sides, edges bevelled</p>
          </SwiperItem>
        ))}
      </Swiper>
    </div>
  );
}
