import { icTable } from "../build/ic-table";

export const SENSORS = icTable(
  { library: "sensor", keywords: "sensor,传感器" },
  `
DS18B20 | to92 | Temperature sensor, 1-Wire | temperature,1-wire,温度 | | 2:DQ:b | 3:VDD | 1:GND
LM35 TMP35 TMP36 | to92 | Analog temperature sensor | temperature,温度 | | 2:VOUT | 1:VS | 3:GND
DHT11 DHT22 | Sensor:Aosong_DHT11_5.5x12.0_P2.54mm | Temperature and humidity sensor | temperature,humidity,温湿度 | | 2:DATA:b 3:NC:n | 1:VDD | 4:GND
LM75 MCP9808 | soic8 | Temperature sensor, I2C | temperature,温度 | 7:A0 6:A1 5:A2 | 1:SDA:b 2:SCL:i 3:ALERT:c | 8:VDD | 4:GND
SHT30 SHT31 SHT35 | Sensor_Humidity:Sensirion_DFN-8-1EP_2.5x2.5mm_P0.5mm_EP1.1x1.7mm | Temperature and humidity sensor, I2C | temperature,humidity,温湿度 | 2:ADDR 6:~RESET 7:R:p | 1:SDA:b 4:SCL:i 3:ALERT | 5:VDD | 8:VSS 9:EP
BME280 | Package_LGA:Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering | Pressure, humidity and temperature sensor | pressure,humidity,气压,温湿度 | 2:CSB | 3:SDI:b 4:SCK:i 5:SDO:b | 8:VDD 6:VDDIO | 1,7:GND
BMP280 | Package_LGA:Bosch_LGA-8_2x2.5mm_P0.65mm_ClockwisePinNumbering | Pressure and temperature sensor | pressure,气压,温度 | 2:CSB | 3:SDI:b 4:SCK:i 5:SDO:b | 8:VDD 6:VDDIO | 1,7:GND
MPU-6050 | Sensor_Motion:InvenSense_QFN-24_4x4mm_P0.5mm | Accelerometer and gyroscope, I2C | accelerometer,gyroscope,imu,加速度计,陀螺仪 | 9:AD0 1:CLKIN 11:FSYNC - 19:RESV:n 21..22:RESV:n 2..5:NC:n 14..17:NC:n | 24:SDA:b 23:SCL:i 12:INT - 6:AUX_DA:b 7:AUX_CL 10:REGOUT:p 20:CPOUT:p | 13:VDD 8:VLOGIC | 18:GND
ADXL345 | Package_LGA:LGA-14_3x5mm_P0.8mm_LayoutBorder1x6y | 3-axis accelerometer, I2C or SPI | accelerometer,加速度计 | 7:~CS 12:SDO/ALT:b 3:RES:p 11:RES:p 10:NC:n | 13:SDA/SDI:b 14:SCL/SCLK:i 8:INT1 9:INT2 | 6:VS 1:VDDIO | 2,4,5:GND
MAX31855 MAX6675 | soic8 | Thermocouple converter, SPI | thermocouple,temperature,热电偶,温度 | 3:T+ 2:T- | 5:SCK:i 7:SO:t 6:~CS:i 8:NC:n | 4:VCC | 1:GND
A3144 | Package_TO_SOT_THT:TO-92Flat | Hall switch, open collector | hall,magnetic,霍尔 | | 3:OUT:c | 1:VCC | 2:GND
HC-SR04 | | Ultrasonic distance module | ultrasonic,distance,超声波,测距,模块 | 2:TRIG | 3:ECHO | 1:VCC | 4:GND
SSD1306_Module | | OLED display module, I2C, 4 pins | oled,display,显示屏,模块 | 3:SCL 4:SDA:b | | 2:VCC | 1:GND
LCD1602 LCD2004 | | Character LCD module, parallel | display,hd44780,液晶,显示屏,模块 | 4:RS 5:R/~W 6:E - 7..14:D0:b | 3:V0:i 15:LED+:p 16:LED-:p | 2:VDD | 1:VSS
`,
);
